"""Run by Alembic: all steps on the connection given, inside its transaction."""

from alembic import context

from council.server.storage.schema import meta

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=meta,
    render_as_batch=True,
    transaction_per_migration=False,
)
context.run_migrations()
