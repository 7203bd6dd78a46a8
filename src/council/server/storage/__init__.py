"""The database: schema, store, backup, migrations."""
