/** SQL queries for pictures that wait to be fetched or extracted from an archive. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

export type NewPictureFetch = {
  readonly id: string
  readonly toolId: string
  readonly source: string
  readonly file: Uint8Array
  readonly place: number | null
}

export type FetchKind = 'picture' | 'document'
/** An address in the queue. */
export type NewAddressFetch = Pick<NewPictureFetch, 'id' | 'toolId' | 'source'> & {
  readonly kind: FetchKind
}

export type Queuer = { readonly id: string | null; readonly name: string }

/** A picture that this instance is adding. */
export type ClaimedFetch = {
  readonly id: string
  readonly kind: FetchKind
  readonly tool_id: string
  readonly source: string
  readonly file: Buffer | null
  readonly place: number | null
  readonly attempts: number
  readonly actor_id: string | null
  readonly actor_name: string
}

export type FetchRow = {
  readonly id: string
  readonly kind: FetchKind
  readonly tool_id: string
  readonly sku: string
  readonly name: string
  readonly source: string
  readonly state: 'waiting' | 'done' | 'failed'
  readonly reason: string
  readonly created_at: Date
}

const inMilliseconds = (milliseconds: number) =>
  sql`now() + ${milliseconds}::float8 * interval '1 millisecond'`

/** Puts the files of an archive into the queue, in this order. */
export async function insertFetches(
  db: Handle,
  fetches: readonly NewPictureFetch[],
  { id, name }: Queuer,
): Promise<void> {
  for (const { file, ...fetch } of fetches)
    await sql`
      insert into picture_fetches (id, tool_id, source, file, place, actor_id, actor_name)
      values (
        ${fetch.id}, ${fetch.toolId}, ${fetch.source}, ${Buffer.from(file)}, ${fetch.place},
        ${id}, ${name}
      )`.execute(db)
}

/**
 * Puts addresses into the queue, in this order; skips those that already wait for this tool.
 * @param batch the bulk job that adds them: they wait for `releaseBatch`, or for a day
 */
export async function insertAddresses(
  db: Handle,
  fetches: readonly NewAddressFetch[],
  { id, name }: Queuer,
  batch: string | null,
): Promise<void> {
  await sql`
    insert into picture_fetches (id, tool_id, source, kind, actor_id, actor_name, batch, due_at)
    select wanted.id, wanted.tool_id, wanted.source, wanted.kind, ${id}::uuid, ${name}, ${batch}::uuid,
      ${batch === null ? sql`now()` : sql`now() + interval '1 day'`}
    from unnest(
      ${fetches.map((fetch) => fetch.id)}::uuid[], ${fetches.map(({ toolId }) => toolId)}::uuid[],
      ${fetches.map(({ source }) => source)}::text[], ${fetches.map(({ kind }) => kind)}::text[]
    ) with ordinality as wanted (id, tool_id, source, kind, turn)
    where not exists (
      select from picture_fetches other
      where other.tool_id = wanted.tool_id and other.state = 'waiting'
        and other.source = wanted.source
    )
    order by turn`.execute(db)
}

const isFirstOfTool = sql`
  state = 'waiting' and not exists (
    select from picture_fetches earlier
    where earlier.tool_id = waiting.tool_id and earlier.state = 'waiting'
      and earlier.nth < waiting.nth
  )`

/**
 * Claims a picture that is due for `lease` milliseconds. Only the first waiting one of each tool,
 * so that its pictures are added in order, one at a time.
 */
export async function claimFetch(db: Handle, lease: number): Promise<ClaimedFetch | undefined> {
  const { rows } = await sql<ClaimedFetch>`
    update picture_fetches set attempts = attempts + 1, due_at = ${inMilliseconds(lease)}
    where id = (
      select id from picture_fetches waiting
      where ${isFirstOfTool} and due_at <= now()
      order by due_at, nth limit 1 for update skip locked
    )
    returning id, kind, tool_id, source, file, place, attempts, actor_id, actor_name`.execute(db)
  return rows[0]
}

/** Milliseconds until the next picture is due; undefined if none waits. */
export async function nextFetchDueIn(db: Handle): Promise<number | undefined> {
  const { rows } = await sql<{ due_in: number }>`
    select (extract(epoch from due_at - now()) * 1000)::float8 as due_in
    from picture_fetches waiting where ${isFirstOfTool} order by due_at limit 1`.execute(db)
  return rows[0]?.due_in
}

/** @returns whether it is still in the queue; locked until the transaction ends */
export async function lockFetch(db: Handle, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from picture_fetches where id = ${id} and state = 'waiting' for update`.execute(db)
  return rows.length > 0
}

export async function markFetched(db: Handle, id: string, image: string): Promise<void> {
  await sql`
    update picture_fetches set state = 'done', image = ${image}, reason = '', file = null,
      finished_at = now(), actor_id = null, actor_name = ''
    where id = ${id}`.execute(db)
  await sql`
    insert into picture_sources (source, image, fetched_at)
    select source, image, now() from picture_fetches where id = ${id} and source like 'http%'
    on conflict (source) do update set image = excluded.image, fetched_at = excluded.fetched_at
  `.execute(db)
}

/** @param retryIn milliseconds; undefined if it is abandoned */
export async function markFetchFailed(
  db: Handle,
  id: string,
  { reason, retryIn }: { readonly reason: string; readonly retryIn: number | undefined },
): Promise<void> {
  await sql`
    update picture_fetches set reason = ${reason},
      state = ${retryIn === undefined ? 'failed' : 'waiting'},
      finished_at = ${retryIn === undefined ? sql`now()` : null},
      due_at = ${inMilliseconds(retryIn ?? 0)}
    where id = ${id}`.execute(db)
}

/** @returns the tool that the picture belongs to, if fetching the picture had failed */
export async function retryFetch(
  db: Handle,
  id: string,
  { id: actorId, name }: Queuer,
): Promise<FetchRow | undefined> {
  await sql`
    update picture_fetches
    set state = 'waiting', attempts = 0, due_at = now(), finished_at = null,
      actor_id = ${actorId}, actor_name = ${name}
    where id = ${id} and state = 'failed'`.execute(db)
  return (await listFetches(db, { id, limit: 1 }))[0]
}

/** @returns whether it existed and was not done */
export async function deleteFetch(db: Handle, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from picture_fetches where id = ${id} and state <> 'done' returning id`.execute(db)
  return rows.length > 0
}

/** Unfinished entries, in order: of a tool, with this id, or all. */
export async function listFetches(
  db: Handle,
  which: { readonly toolId?: string; readonly id?: string; readonly limit: number },
): Promise<FetchRow[]> {
  const { rows } = await sql<FetchRow>`
    select fetches.id, fetches.kind, tool_id, tools.sku, tools.name, source, fetches.state, reason, fetches.created_at
    from picture_fetches fetches join tools on tools.id = tool_id
    where ${which.id === undefined ? sql`fetches.state <> 'done'` : sql`fetches.id = ${which.id}`}
      and ${which.toolId === undefined ? sql`true` : sql`tool_id = ${which.toolId}`}
    order by fetches.state = 'waiting', nth limit ${which.limit}`.execute(db)
  return rows
}

export async function countFetches(
  db: Handle,
): Promise<{ waiting: number; done: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; done: number; failed: number }>`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'done')::int as done,
      count(*) filter (where state = 'failed')::int as failed
    from picture_fetches`.execute(db)
  return rows[0] ?? { waiting: 0, done: 0, failed: 0 }
}

/** The image made from this address for another tool within the last day. */
export async function recentlyFetched(db: Handle, source: string): Promise<string | undefined> {
  const { rows } = await sql<{ image: string }>`
    select image from picture_fetches
    where source = ${source} and state = 'done' and source like 'http%'
      and finished_at > now() - interval '1 day'
    order by finished_at desc limit 1`.execute(db)
  return rows[0]?.image
}

/** Deletes entries that were done or abandoned a while ago. */
export async function deleteFinishedFetches(db: Handle): Promise<void> {
  await sql`
    delete from picture_fetches
    where finished_at < now() - interval '7 days'
      and (state = 'done' or finished_at < now() - interval '60 days')`.execute(db)
}
