"""Tables inside a page, without a server: Python in a worker of the browser."""
