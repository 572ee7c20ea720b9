/** The only SQL queries for customer part numbers. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

type Tables = {
  customer_part_numbers: {
    id: string
    company_id: string
    number: string
    number_key: string
    tool_id: string
    added_at: Date
  }
}
const table = (db: Handle) => db.withTables<Tables>()

export type NumberRow = {
  readonly id: string
  readonly number: string
  readonly number_key: string
  readonly tool_id: string
  readonly sku: string
  readonly name: string
  /** Null: no longer on sale. */
  readonly slug: string | null
  readonly printed: boolean
  readonly added_at: Date
}

/** Numbers with their tools, including tools that are no longer on sale. */
const numbers = sql`
  select own.id, own.company_id, own.number, own.number_key, own.tool_id, own.added_at,
    tool.sku, tool.name, offered.slug,
    not exists (
      select from customer_part_numbers as other
      where other.tool_id = own.tool_id and other.company_id = own.company_id
        and other.position < own.position
    ) as printed
  from customer_part_numbers as own
  join tool_names as tool on tool.tool_id = own.tool_id
  left join tools_on_sale as offered on offered.id = own.tool_id`

type ListFilters = {
  readonly q: string | undefined
  readonly after: { readonly key: string; readonly id: string } | undefined
  readonly limit: number
}

/** Ordered by number, with one row more than the limit. */
export async function listNumbers(
  db: Handle,
  companyId: string,
  { q = '', after, limit }: ListFilters,
): Promise<readonly NumberRow[]> {
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<NumberRow>`
    ${numbers}
    where own.company_id = ${companyId}
      and (${q === ''} or own.number ilike ${part} or tool.sku ilike ${part}
        or tool.name ilike ${part})
      and (${after?.id ?? null}::uuid is null
        or (own.number_key, own.id) > (${after?.key ?? null}::text, ${after?.id ?? null}::uuid))
    order by own.number_key, own.id limit ${limit + 1}`.execute(db)
  return rows
}

export async function findNumber(
  db: Handle,
  companyId: string,
  id: string,
): Promise<NumberRow | undefined> {
  const { rows } = await sql<NumberRow>`
    ${numbers} where own.company_id = ${companyId} and own.id = ${id}`.execute(db)
  return rows[0]
}

/** The keys that the company has, with their tools. */
export async function numbersByKeys(
  db: Handle,
  companyId: string,
  keys: readonly string[],
): Promise<readonly NumberRow[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<NumberRow>`
    ${numbers}
    where own.company_id = ${companyId} and own.number_key = any(${[...keys]}::text[])`.execute(db)
  return rows
}

/** The tool that a number refers to. */
export type Alias = { readonly key: string; readonly number: string; readonly toolId: string }

/** The keys that the company has for tools on sale. */
export async function aliasesByKeys(
  db: Handle,
  companyId: string,
  keys: readonly string[],
): Promise<readonly Alias[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<Alias>`
    select number_key as key, number, tool_id as "toolId"
    from customer_part_numbers join tools_on_sale as tool on tool.id = tool_id
    where company_id = ${companyId} and number_key = any(${[...keys]}::text[])`.execute(db)
  return rows
}

/** The first numbers with this prefix, for tools on sale; an exact match comes first. */
export async function aliasesBeginning(
  db: Handle,
  companyId: string,
  key: string,
  limit: number,
): Promise<readonly Alias[]> {
  const { rows } = await sql<Alias>`
    select number_key as key, number, tool_id as "toolId"
    from customer_part_numbers join tools_on_sale as tool on tool.id = tool_id
    where company_id = ${companyId}
      and number_key like ${`${key.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}
    order by number_key limit ${limit}`.execute(db)
  return rows
}

/** The first number of each of these tools, if it has one. */
export async function firstNumbers(
  db: Handle,
  companyId: string,
  toolIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ tool_id: string; number: string }>`
    select distinct on (tool_id) tool_id, number from customer_part_numbers
    where company_id = ${companyId} and tool_id = any(${[...toolIds]}::uuid[])
    order by tool_id, position`.execute(db)
  return new Map(rows.map(({ tool_id: toolId, number }) => [toolId, number]))
}

/** The tools among these that are on sale. */
export async function onSale(db: Handle, toolIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from tools_on_sale where id = any(${[...toolIds]}::uuid[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Makes changes to one company's numbers wait for each other until the transaction ends. */
export async function lockNumbers(tx: Handle, companyId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('part numbers ' || ${companyId}, 0))`.execute(tx)
}

export async function countNumbers(db: Handle, companyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from customer_part_numbers
    where company_id = ${companyId}`.execute(db)
  return rows[0]?.count ?? 0
}

type NewNumber = {
  readonly id: string
  readonly number: string
  readonly key: string
  readonly toolId: string
}

/** Inserted in order, because the order determines a tool's first number. */
export async function insertNumbers(
  tx: Handle,
  { companyId, at }: { readonly companyId: string; readonly at: Date },
  added: readonly NewNumber[],
): Promise<void> {
  if (added.length === 0) return
  await sql`
    insert into customer_part_numbers (id, company_id, number, number_key, tool_id, added_at)
    select wanted.id, ${companyId}::uuid, wanted.number, wanted.key, wanted.tool_id, ${at}
    from unnest(
      ${added.map(({ id }) => id)}::uuid[], ${added.map(({ number }) => number)}::text[],
      ${added.map(({ key }) => key)}::text[], ${added.map(({ toolId }) => toolId)}::uuid[]
    ) with ordinality as wanted (id, number, key, tool_id, nth)
    order by wanted.nth`.execute(tx)
}

/** Assigns existing numbers to other tools. */
export async function moveNumbers(
  tx: Handle,
  companyId: string,
  changed: readonly Omit<NewNumber, 'id'>[],
): Promise<void> {
  if (changed.length === 0) return
  await sql`
    update customer_part_numbers as own set number = wanted.number, tool_id = wanted.tool_id
    from unnest(
      ${changed.map(({ number }) => number)}::text[], ${changed.map(({ key }) => key)}::text[],
      ${changed.map(({ toolId }) => toolId)}::uuid[]
    ) as wanted (number, key, tool_id)
    where own.company_id = ${companyId} and own.number_key = wanted.key`.execute(tx)
}

export async function deleteNumber(tx: Handle, companyId: string, id: string): Promise<void> {
  await table(tx)
    .deleteFrom('customer_part_numbers')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}
