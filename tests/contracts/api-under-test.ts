/** The real contracts before a real shop: every operation, everybody who may call, and the ways to call it. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { accountsContract } from '../../src/accounts/contract.ts'
import { hashToken, newToken } from '../../src/accounts/access-token.server.ts'
import { createApp } from '../../src/app/app.server.ts'
import { cartContract } from '../../src/cart/contract.ts'
import { catalogueContract } from '../../src/catalogue/contract.ts'
import { ordersContract } from '../../src/orders/contract.ts'
import { documentsContract } from '../../src/documents/contract.ts'
import { picturesContract } from '../../src/pictures/contract.ts'
import type { Contract, Endpoint } from '../../packages/contract/endpoint.ts'
import { hasBody } from '../../packages/contract/server/request-input.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import { reviewsContract } from '../../src/reviews/contract.ts'
import { searchContract } from '../../src/search/contract.ts'
import { stockContract } from '../../src/stock/contract.ts'
import { openTestShop, type TestShop } from '../shop.ts'

const contracts: Readonly<Record<string, Contract>> = {
  accounts: accountsContract,
  catalogue: catalogueContract,
  search: searchContract,
  stock: stockContract,
  pictures: picturesContract,
  orders: ordersContract,
  papers: documentsContract,
  cart: cartContract,
  reviews: reviewsContract,
}

/** Every operation of every contract, by name. */
export const operations: readonly (readonly [string, Endpoint])[] = Object.entries(
  contracts,
).flatMap(([capability, contract]) =>
  Object.entries(contract).map(([operation, it]) => [`${capability}.${operation}`, it] as const),
)

/** Everybody who may call. */
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
  /** Calls an operation with these fields, each put where the contract wants it. */
  call(it: Endpoint, who: Person, said: unknown): Promise<LightMyRequestResponse>
  authorization(who: Person): Record<string, string>
  /** One line that changes with anything remembered, but for the counts and the times of tokens. */
  everything(): Promise<string>
  close(): Promise<void>
}

// The limits have their own test.
const endless = '9999999/60'
const limitless = {
  LIMIT_READS: endless,
  LIMIT_LOGIN: endless,
  LIMIT_SIGNUP: endless,
  LIMIT_RESET: endless,
  LIMIT_ORDERS: endless,
  LIMIT_REVIEWS: endless,
}

export async function startApi(): Promise<TestApi> {
  const shop = await openTestShop(limitless)
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
  const give = async (userId: string, { used = 0, expires = 60 } = {}): Promise<string> => {
    const token = newToken()
    await sql`insert into access_tokens (hash, user_id, created_at, used_at, expires_at) values (${hashToken(token)}, ${userId}, ${minutes(-900)}, ${minutes(used)}, ${minutes(expires)})`.execute(
      shop.database.handle,
    )
    return token
  }
  const tokens: Readonly<Record<Person, string | undefined>> = {
    nobody: undefined,
    malformed: 'not a token',
    unknown: newToken(),
    expired: await give(people.admin.id, { expires: -1 }),
    idle: await give(people.admin.id, { used: -31 }),
    stranger: await give(people.stranger.id),
    customer: await give(people.customer.id),
    admin: await give(people.admin.id),
  }
  const authorization = (who: Person): Record<string, string> =>
    tokens[who] === undefined ? {} : { authorization: `Bearer ${tokens[who]}` }

  return {
    app,
    shop,
    logged,
    toolId,
    authorization,
    call: async (it, who, said) =>
      app.inject({
        ...requestFor(it, said),
        headers: { ...requestFor(it, said).headers, ...authorization(who) },
      }),
    everything: async () => {
      const { rows: tables } = await sql<{
        name: string
      }>`select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('rate_limits', 'access_tokens') order by 1`.execute(
        shop.database.handle,
      )
      const sums = await Promise.all(
        tables.map(
          async ({ name }) =>
            (
              await sql<{
                sum: string
              }>`select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${sql.table(name)} t`.execute(
                shop.database.handle,
              )
            ).rows[0]?.sum,
        ),
      )
      const {
        rows: [tokensLeft],
      } = await sql<{ count: number }>`select count(*) as count from access_tokens`.execute(
        shop.database.handle,
      )
      return JSON.stringify([sums, tokensLeft])
    },
    close: async () => {
      await app.close()
      await shop.close()
    },
  }
}

/** Path, query and body of a call: `said` may be anything. */
export function requestFor(
  it: Endpoint,
  said: unknown,
): InjectOptions & { headers: Record<string, string> } {
  const [method = '', path = ''] = it.route.split(' ')
  const fields = new Map(
    typeof said === 'object' && said !== null && !Array.isArray(said) ? Object.entries(said) : [],
  )
  const url = `/api${path.replace(/:(\w+)/g, (_, name: string) => {
    const value = asText(fields.get(name) ?? 'x')
    fields.delete(name)
    return encodeURIComponent(value) || 'x'
  })}`
  const headers: Record<string, string> = {
    ...(it.idempotent ? { 'idempotency-key': crypto.randomUUID() } : {}),
  }
  const verb =
    method === 'GET' || method === 'POST' || method === 'PUT' || method === 'DELETE'
      ? method
      : 'GET'
  if (!hasBody(it))
    return {
      method: verb,
      url: `${url}?${new URLSearchParams([...fields].map(([name, value]) => [name, asText(value)])).toString()}`,
      headers,
    }
  const isRecord = typeof said === 'object' && said !== null && !Array.isArray(said)
  return {
    method: verb,
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(isRecord ? Object.fromEntries(fields) : said) ?? '',
  }
}

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
