"""HTTP and WebSocket: routes, connections, middleware, pages."""
