/**
 * Idempotency keys in one table, for whatever is done once under a key. Orders keep theirs in their
 * own row, which their own statement writes.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_keys (
      actor_id uuid not null,
      -- The name of what is done, such as 'payments'.
      operation text not null,
      key text not null,
      -- SHA-256 of what was sent; null where the release before kept none.
      body_hash bytea check (length(body_hash) = 32),
      -- What finds the first answer again, such as an id. It is written in the same transaction.
      result jsonb,
      created_at timestamptz not null default now(),
      primary key (actor_id, operation, key)
    )`.execute(db)
  await sql`
    create index idempotency_keys_created on idempotency_keys (created_at)`.execute(db)
  for (const source of sources) await follow(db, source)
}

type Source = {
  readonly table: string
  readonly operation: string
  readonly actor: string
  readonly hash: RawBuilder<unknown>
  readonly result: RawBuilder<unknown>
  readonly at: RawBuilder<unknown>
  readonly event?: RawBuilder<unknown>
}

const bodyHash = sql`source.body_hash`
const noHash = sql`null::bytea`
const itsId = sql`jsonb_build_object('id', source.id)`

/** Where the release before keeps keys. It may run beside this one, and its keys count too. */
const sources: readonly Source[] = [
  {
    table: 'payments',
    operation: 'payments',
    actor: 'actor_id',
    hash: bodyHash,
    result: itsId,
    at: sql`source.recorded_at`,
  },
  {
    table: 'shipments',
    operation: 'shipments',
    actor: 'actor_id',
    hash: bodyHash,
    result: itsId,
    at: sql`source.shipped_at`,
    event: sql`insert or update of idempotency_key`,
  },
  {
    table: 'allowances',
    operation: 'allowances',
    actor: 'actor_id',
    hash: bodyHash,
    result: sql`jsonb_build_object('id', source.document_id)`,
    at: sql`now()`,
  },
  {
    table: 'stock_movements',
    operation: 'stock',
    actor: 'actor_id',
    hash: bodyHash,
    result: sql`
      jsonb_build_object('delta', source.delta, 'level', (
        select level from stock_levels where tool_id = source.tool_id
      ))`,
    at: sql`source.moved_at`,
  },
  {
    table: 'card_refunds',
    operation: 'card-refunds',
    actor: 'actor_id',
    hash: noHash,
    result: itsId,
    at: sql`source.requested_at`,
  },
  {
    table: 'quotes',
    operation: 'quotes',
    actor: 'user_id',
    hash: noHash,
    result: itsId,
    at: sql`source.asked_at`,
  },
]

/** Copies the keys that are there, and each that is still written there. */
async function follow(db: Kysely<unknown>, source: Source): Promise<void> {
  const { table, operation, hash, result, at, event = sql`insert` } = source
  const actor = sql.ref(`source.${source.actor}`)
  const columns = sql`
    insert into idempotency_keys (actor_id, operation, key, body_hash, result, created_at)
    select ${actor}, ${sql.lit(operation)}, source.idempotency_key, ${hash}, ${result}, ${at}`
  await sql`
    ${columns} from ${sql.table(table)} as source
    where source.idempotency_key is not null and ${actor} is not null
    on conflict do nothing`.execute(db)
  const name = sql.ref(`keep_key_of_${table}`)
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    declare source record := new;
    begin
      ${columns}
      on conflict do nothing;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger ${name} after ${event} on ${sql.table(table)} for each row
    when (new.idempotency_key is not null and ${sql.ref(`new.${source.actor}`)} is not null)
    execute function ${name}()`.execute(db)
}
