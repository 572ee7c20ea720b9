/**
 * Since when the prices of a tool are for as many pieces as they are. Entries of the history from
 * before 0.3.0 do not say it, so a price of them is put back only where it is still the same.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null: nobody has changed it.
  await sql`alter table tools add column price_per_changed_at timestamptz`.execute(db)
  await sql`
    create function note_price_base() returns trigger language plpgsql as $$
    begin
      new.price_per_changed_at := now();
      return new;
    end $$`.execute(db)
  // Whoever changes it, an instance of the version before included.
  await sql`
    create trigger tools_price_base before update of price_per on tools
      for each row when (new.price_per <> old.price_per) execute function note_price_base()`.execute(
    db,
  )
  await sql`
    with changes as (
      select record_id::uuid as tool_id, at from audit_entries
      where record_kind = 'tool' and operation in ('catalogue.edit', 'catalogue.putBack')
        and before ? 'price_per'
      union all
      select job_rows.tool_id, jobs.changed_at
      from bulk_job_rows as job_rows join bulk_jobs as jobs on jobs.id = job_rows.job_id
      where job_rows.kind = 'changed' and job_rows.outcome in ('applied', 'undone')
        and coalesce(job_rows.fields ->> 'price_per', '1')
          <> coalesce(job_rows.before ->> 'price_per', '1')
    )
    update tools set price_per_changed_at = changed.at
    from (select tool_id, max(at) as at from changes group by tool_id) as changed
    where tools.id = changed.tool_id`.execute(db)
}
