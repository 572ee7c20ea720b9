/** Each cause of an outage has a sentence of its own, in answers, in the log and at /readyz. */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { hashToken, newToken } from '../accounts/sessions/access-token.server.ts'
import { createLogger } from '../platform/http/log.server.ts'
import { readConfig } from '../platform/config/config.server.ts'
import { freshDatabase, type FreshConfig } from '../../tests/postgres/fresh-database.ts'
import { startTcpProxy, type TcpProxy } from '../../tests/postgres/tcp-proxy.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import { migrations } from '../../migrations/index.ts'
import { migrate } from '../../packages/pg-kit/migrate.server.ts'
import { createApp } from './app.server.ts'
import { createShop, type Shop } from './shop.server.ts'

/** A connection past the shop: it causes the trouble. */
let outside: Database & Pick<FreshConfig, 'url'>
let proxy: TcpProxy
let shop: Shop
let app: FastifyInstance
let token = ''
const lines: string[] = []

beforeEach(async () => {
  outside = await freshDatabase()
  proxy = await startTcpProxy(outside.url)
  lines.length = 0
  const log = createLogger('warn', { write: (line) => void lines.push(line) })
  const config = { ...readConfig({}), database: { kind: 'server' as const, url: proxy.url } }
  shop = await createShop(config, { log })
  app = await createApp({ shop, config, log })
  token = await signIn()
  await shop.database.warm()
})
afterEach(async () => {
  await app.close()
  await shop.close()
  await proxy.close()
  await outside.close()
})

async function signIn(): Promise<string> {
  const [now, issued] = [new Date(), newToken()]
  const email = 'buyer@example.com'
  const user = { email, name: 'Buyer', role: 'customer', issuer: 'test', subject: email } as const
  const id = await shop.database.transact((tx) => shop.accounts.importDemoUser(tx, user))
  await sql`
    insert into access_tokens (hash, user_id, created_at, used_at, expires_at)
    values (${hashToken(issued)}, ${id}, ${now}, ${now}, ${new Date(now.getTime() + 3_600_000)})
  `.execute(outside.handle)
  return issued
}

const ProblemBody = z.object({ type: z.string(), title: z.string(), status: z.number() })

/** Sends a call that reads, or one that writes. @returns what the answer says */
async function call(kind: 'read' | 'write') {
  const response = await app.inject({
    ...(kind === 'read'
      ? { url: '/api/orders/buyer@example.com' }
      : { method: 'POST', url: '/api/addreview', payload: { review: 'It drives nails.' } }),
    headers: { authorization: `Bearer ${token}` },
  })
  return { retryAfter: Number(response.headers['retry-after']), ...parse(response.body) }
}
const parse = (body: string): z.infer<typeof ProblemBody> => z.parse(ProblemBody, JSON.parse(body))
const readiness = async () => (await app.inject('/readyz')).json<{ type?: string }>().type

const LogLine = z.object({ cause: z.optional(z.string()), count: z.optional(z.number()) })
/** The lines of a cause: how often each says that it happened. */
const countsOf = (cause: string): number[] =>
  lines
    .map((line) => z.parse(LogLine, JSON.parse(line)))
    .flatMap((line) => (line.cause === cause ? [line.count ?? 0] : []))

/** Holds something until it is released. */
function hold(work: (held: () => void, released: Promise<void>) => Promise<unknown>) {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ended = work(held.resolve, released.promise)
  return {
    held: Promise.race([held.promise, ended]),
    release: async () => {
      released.resolve()
      await ended
    },
  }
}

test('a statement that reaches its limit took too long, and the shop stays ready', async () => {
  // The test's own relay stands between both: beside others it needs longer than a tenth of 0.9 s.
  shop.database.setStatementTimeout(3000)
  const answers: Awaited<ReturnType<typeof call>>[] = []
  const lock = hold((held, released) =>
    outside.transact(async (tx) => {
      await sql`lock table access_tokens in access exclusive mode`.execute(tx)
      held()
      await released
    }),
  )
  await lock.held
  try {
    answers.push(await call('read'))
    expect(answers[0]).toMatchObject({
      status: 503,
      type: 'took-too-long',
      title: 'The operation took too long and was stopped. Try again in a moment',
      retryAfter: 5,
    })
    expect(await readiness()).toBeUndefined()
    answers.push(...(await Promise.all(Array.from({ length: 9 }, () => call('read')))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  } finally {
    await lock.release()
  }
  await app.close()
  // On a busy machine some of them are turned away before they wait for the table.
  const logged = (cause: string) => countsOf(cause).reduce((sum, count) => sum + count, 0)
  const answered = (cause: string) => answers.filter(({ type }) => type === cause).length
  for (const cause of ['took-too-long', 'connections-taken'])
    expect(logged(cause), cause).toBe(answered(cause))
})

test('when all connections are in use, that is what is said', async () => {
  // As many as requests have: docs/operations.md.
  const holders = Array.from({ length: 8 }, () =>
    hold((held, released) =>
      shop.database.transact(async (tx) => {
        await sql`select 1`.execute(tx)
        held()
        await released
      }),
    ),
  )
  for (const { held } of holders) await held
  try {
    expect(await call('read')).toMatchObject({
      status: 503,
      type: 'connections-taken',
      title: 'All connections of the shop to its database are in use. Try again in a moment',
    })
    expect(await readiness()).toBe('connections-taken')
  } finally {
    for (const { release } of holders) await release()
  }
  expect(await readiness()).toBeUndefined()
})

test('a full disk is named, and the shop is not ready until something can be written', async () => {
  await sql`
    create function refuse_for_lack_of_room() returns trigger language plpgsql as $$
    begin
      raise 'could not extend file: No space left on device' using errcode = '53100';
    end $$`.execute(outside.handle)
  await sql`
    create trigger full_disk before insert on reviews
    execute function refuse_for_lack_of_room()`.execute(outside.handle)
  expect(await readiness()).toBeUndefined()
  expect(await call('write')).toMatchObject({
    status: 503,
    type: 'disk-full',
    title: 'The shop’s disk is full. Nothing can be saved until space is freed',
    retryAfter: 60,
  })
  expect(countsOf('disk-full')).toEqual([1])
  // The probe finds the disk as it is: see packages/pg-kit/full-disk.test.ts for one that is full.
  expect(await readiness()).toBeUndefined()
})

test('a database that can only be read says so, and is not ready', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    outside.handle,
  )
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set default_transaction_read_only = on`.execute(
    outside.handle,
  )
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(outside.handle)
  await expect.poll(readiness).toBe('read-only')
  expect(await call('write')).toMatchObject({
    status: 503,
    type: 'read-only',
    title: 'The shop is read-only at the moment. Try again later',
  })
})

test('if the database is unavailable or does not respond, the response and the readiness check state the cause', async () => {
  await proxy.close()
  try {
    expect(await call('read')).toMatchObject({
      status: 503,
      type: 'away',
      title: 'The shop cannot reach its database. Try again in a moment',
    })
    expect(await readiness()).toBe('away')
  } finally {
    await proxy.reopen()
  }
  await expect.poll(readiness).toBeUndefined()
  proxy.setSilent(true)
  try {
    expect((await call('read')).type).toBe('away')
    // More callers than connections: those who wait for one are told the same.
    const types = await Promise.all(
      Array.from({ length: 20 }, async () => (await call('read')).type),
    )
    expect(new Set(types)).toEqual(new Set(['away']))
  } finally {
    proxy.setSilent(false)
  }
})

test('a database that a newer version has changed beyond this one is refused', async () => {
  expect(await readiness()).toBeUndefined()
  await migrate(outside, {
    ...migrations,
    '9999_future': {
      breaksEarlierReleases: true,
      up: async (db) => void (await sql`alter table orders rename to deals`.execute(db)),
    },
  })
  await expect
    .poll(() => call('read'))
    .toMatchObject({
      status: 503,
      type: 'newer-version',
      title: 'A newer version of the shop is taking over. Try again in a moment',
    })
  expect(await readiness()).toBe('newer-version')
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await expect(createShop(shop.config, { log: createLogger('silent') })).rejects.toThrow(
    'A newer version of the shop has changed the database (9999_future)',
  )
})
