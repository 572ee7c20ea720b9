/** The shop's own contracts and a shop behind them: all operations, all kinds of caller. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { hashToken, newToken } from '../../src/accounts/sessions/access-token.server.ts'
import { createApp } from '../../src/app/app.server.ts'
import { capabilities } from '../../src/app/capabilities.server.ts'
import type { Contract, Endpoint } from '../../src/platform/access/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { executePreparedText } from '../../packages/pg-kit/prepared-statements.server.ts'
import { hasBody } from '../../packages/contract/server/request-input.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import { openTestShop, type TestShop } from '../shop.ts'

const contracts: readonly (readonly [string, Contract])[] = capabilities.flatMap(
  ({ name, contracts: all }) => all.map((contract) => [name, contract] as const),
)

/** Every operation of every contract, by name. */
export const operations: readonly (readonly [string, Endpoint])[] = contracts.flatMap(
  ([capability, contract]) =>
    Object.entries(contract).map(([operation, it]) => [`${capability}.${operation}`, it] as const),
)

/** The kinds of caller. */
export const roles = [
  'nobody',
  'malformed',
  'unknown',
  'expired',
  'idle',
  'stranger',
  'customer',
  'admin',
] as const
export type Person = (typeof roles)[number]

export type TestApi = {
  readonly app: FastifyInstance
  readonly shop: TestShop
  readonly logged: readonly string[]
  readonly toolId: string
  /** Calls an operation with these fields, each in path, query or body as its contract says. */
  call(endpoint: Endpoint, who: Person, input: unknown): Promise<LightMyRequestResponse>
  authorization(who: Person): Record<string, string>
  /** A new access token of a user. */
  issueToken(userId: string): Promise<string>
  /** A digest of the database, without rate limits and when tokens and keys were used. */
  databaseDigest(): Promise<string>
  close(): Promise<void>
}

// Rate limits have their own test.
const unlimited = '9999999/60'
const unlimitedEnv = {
  LIMIT_READS: unlimited,
  LIMIT_LOGIN: unlimited,
  LIMIT_SIGNUP: unlimited,
  LIMIT_RESET: unlimited,
  LIMIT_ORDERS: unlimited,
  LIMIT_REVIEWS: unlimited,
  LIMIT_REPORTS: unlimited,
  LIMIT_ORDER_FILES: unlimited,
  LIMIT_DOCUMENTS: unlimited,
  LIMIT_COMPANIES: unlimited,
  LIMIT_INVITATIONS: unlimited,
  LIMIT_QUOTES: unlimited,
  LIMIT_LISTS: unlimited,
  LIMIT_COLUMN_CHOICES: unlimited,
  LIMIT_PART_NUMBERS: unlimited,
  LIMIT_TRADE_FILES: unlimited,
  LIMIT_EXPORTS: unlimited,
  LIMIT_KEYS: unlimited,
  LIMIT_AGENT_LINKS: unlimited,
  LIMIT_AGENT_CALLS: unlimited,
  LIMIT_AGENT_TOKENS: unlimited,
  LIMIT_AGENT_CLIENTS: unlimited,
  LIMIT_AGENT_PROFILES: unlimited,
}

export async function startApi(): Promise<TestApi> {
  const shop = await openTestShop(unlimitedEnv)
  const logged: string[] = []
  const app = await createApp({
    shop,
    config: shop.config,
    log: createLogger('error', { write: (line) => void logged.push(line) }),
  })
  await app.ready()
  const people = {
    customer: await shop.person('Customer'),
    stranger: await shop.person('Stranger'),
    admin: await shop.person('Admin', 'admin'),
  }
  const { id: toolId } = await shop.tool()

  const minutes = (count: number) => new Date(Date.now() + count * 60_000)
  const insertToken = async (userId: string, { used = 0, expires = 60 } = {}): Promise<string> => {
    const token = newToken()
    // A proof of who calls that lasts until the tests end.
    await sql`
      insert into access_tokens (hash, user_id, created_at, used_at, expires_at, proved_at)
      values (
        ${hashToken(token)}, ${userId}, ${minutes(-900)}, ${minutes(used)}, ${minutes(expires)},
        ${minutes(60)}
      )`.execute(shop.database.handle)
    return token
  }
  const tokens: Readonly<Record<Person, string | undefined>> = {
    nobody: undefined,
    malformed: 'not a token',
    unknown: newToken(),
    expired: await insertToken(people.admin.id, { expires: -1 }),
    idle: await insertToken(people.admin.id, { used: -31 }),
    stranger: await insertToken(people.stranger.id),
    customer: await insertToken(people.customer.id),
    admin: await insertToken(people.admin.id),
  }
  const authorization = (who: Person): Record<string, string> =>
    tokens[who] === undefined ? {} : { authorization: `Bearer ${tokens[who]}` }

  return {
    app,
    shop,
    logged,
    toolId,
    authorization,
    issueToken: (userId) => insertToken(userId),
    call: async (endpoint, who, input) =>
      app.inject({
        ...requestFor(endpoint, input),
        headers: { ...requestFor(endpoint, input).headers, ...authorization(who) },
      }),
    databaseDigest: digestsOf(shop),
    close: async () => {
      await app.close()
      await shop.close()
    },
  }
}

/**
 * What all tables hold, in one statement for all of them. It is asked hundreds of times, and planning
 * it costs three times as much as its answer, so it is prepared.
 */
function digestsOf({ database }: TestShop): () => Promise<string> {
  let statement: Promise<string> | undefined
  return async () => {
    const text = await (statement ??= digestStatement(database.handle))
    const { rows } = await executePreparedText(database.handle, 'digest_of_tables', text, [])
    return JSON.stringify(rows)
  }
}

async function digestStatement(db: Handle): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('rate_limits', 'access_tokens', 'service_account_keys')
    order by 1`.execute(db)
  const digests = tables.map(
    ({ name }) => sql`
      select ${sql.lit(name)} as name, md5(string_agg(t::text, '|' order by t::text)) as digest
      from ${sql.table(name)} t`,
  )
  return sql`
    ${sql.join(digests, sql` union all `)}
    union all select 'access_tokens', count(*)::text from access_tokens
    order by name`.compile(db).sql
}

const verbs = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** Path, query and body of a call; `input` may be anything. */
export function requestFor(
  endpoint: Endpoint,
  input: unknown,
): InjectOptions & { headers: Record<string, string> } {
  const [method = '', path = ''] = endpoint.route.split(' ')
  const isRecord = typeof input === 'object' && input !== null && !Array.isArray(input)
  const fields = new Map(isRecord ? Object.entries(input) : [])
  const url = `/api${path.replace(/:(\w+)/g, (_, name: string) => {
    const value = asText(fields.get(name) ?? 'x')
    fields.delete(name)
    return encodeURIComponent(value) || 'x'
  })}`
  const headers: Record<string, string> = endpoint.idempotent
    ? { 'idempotency-key': crypto.randomUUID() }
    : {}
  const verb = verbs.find((one) => one === method) ?? 'GET'
  if (!hasBody(endpoint))
    return {
      method: verb,
      url: `${url}?${queryOf(fields)}`,
      headers,
    }
  return {
    method: verb,
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(isRecord ? Object.fromEntries(fields) : input) ?? '',
  }
}

const queryOf = (fields: ReadonlyMap<string, unknown>): string =>
  new URLSearchParams([...fields].map(([name, value]) => [name, asText(value)])).toString()

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
