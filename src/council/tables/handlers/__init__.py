"""What a visitor can ask of a table: one function for each request, all in `dispatch.HANDLERS`."""
