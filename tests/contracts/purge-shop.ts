/** A shop in two instances on one database, and the answers that both have cached. */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { hashToken, newToken } from '../../src/accounts/sessions/access-token.server.ts'
import { createApp } from '../../src/app/app.server.ts'
import { createShop } from '../../src/app/shop.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import type { Actor } from '../../src/platform/access/endpoint.ts'
import { sql } from 'kysely'
import { startCardProvider, type CardProviderStandIn } from '../card-provider.ts'
import { openTestShop, type TestShop } from '../shop.ts'
import { requestFor, operations } from './api-under-test.ts'
import { publicPages } from './page-build.ts'

/** What is in the shop when the answers are cached. */
export type Fixture = {
  /** Two sizes of one family, and a tool of no family. */
  readonly small: { id: string; slug: string }
  readonly large: { id: string; slug: string }
  readonly hammer: { id: string; slug: string }
  readonly buyer: Actor
  readonly admin: Actor
}

export type PurgeShop = {
  readonly shop: TestShop
  readonly fixture: Fixture
  /** The provider of card payments. */
  readonly cards: CardProviderStandIn
  /** Calls an operation on the first instance. @throws Error unless it succeeds */
  call(route: string, actor: Actor | undefined, input: unknown): Promise<unknown>
  /** Reads from the cache of an instance. */
  readFirst(url: string): Promise<string>
  readSecond(url: string): Promise<string>
  /** Reads without any cache. */
  readFresh(url: string): Promise<string>
  /** Waits until the second instance has received all that was sent before. */
  secondIsNotified(): Promise<void>
  close(): Promise<void>
}

const unlimited = '9999999/60'
const env = {
  LIMIT_READS: unlimited,
  LIMIT_ORDERS: unlimited,
  LIMIT_REVIEWS: unlimited,
  LIMIT_REPORTS: unlimited,
  LIMIT_LOGIN: unlimited,
  LIMIT_INVITATIONS: unlimited,
  // Mails are queued, and never sent: nothing is started.
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'shop@example.com',
}
const log = createLogger('error')
const marker = 'the-end-of-test-'

export async function openPurgeShop(): Promise<PurgeShop> {
  const cards = await startCardProvider()
  const shop = await openTestShop({ ...env, ...cards.env })
  const second = await createShop(shop.config, { log, schema: 'leave', statementTimeout: 15_000 })
  const pages = { build: publicPages() }
  const apps = {
    first: await createApp({ shop, config: shop.config, log, pages }),
    second: await createApp({ shop: second, config: shop.config, log, pages }),
    fresh: await createApp({ shop, config: { ...shop.config, pageCache: 0 }, log, pages }),
  }
  const [first, other, fresh] = [
    await listen(apps.first),
    await listen(apps.second),
    await listen(apps.fresh),
  ]
  const markers = new Set<string>()
  let changed = Promise.withResolvers<void>()
  // Subscribed after the app: what arrives here has purged its cache already.
  await second.database.listen(
    'purge',
    (payload) => {
      if (!payload.startsWith(marker)) return
      markers.add(payload)
      changed.resolve()
      changed = Promise.withResolvers<void>()
    },
    // What was sent while its connection was lost never arrives: it is sent again.
    () => {
      changed.resolve()
      changed = Promise.withResolvers<void>()
    },
  )
  let sent = 0
  return {
    shop,
    fixture: await fill(shop),
    cards,
    call: (route, actor, input) => call(shop, apps.first, { route, actor, input }),
    readFirst: (url) => read(first, url),
    readSecond: (url) => read(other, url),
    readFresh: (url) => read(fresh, url),
    async secondIsNotified() {
      const payload = `${marker}${(sent += 1)}`
      while (!markers.has(payload)) {
        const { promise } = changed
        await shop.database.notify(shop.database.handle, 'purge', payload)
        if (!markers.has(payload)) await promise
      }
    },
    async close() {
      for (const app of Object.values(apps)) await app.close()
      await second.close()
      await shop.close()
      await cards.close()
    },
  }
}

const listen = (app: FastifyInstance): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' })

/** Milliseconds for which an answer may be marked as stale, and after which it is asked for again. */
const stale = { longest: 60_000, pause: 50 }

/**
 * An answer that is not marked as stale. On a busy machine a page may take longer than the second
 * after which its last good answer is sent, so marked; the next caller waits for the new one. And
 * an instance that lost the connection on which it is notified marks all answers, at once, until it
 * has another one: asking without a pause would end long before.
 */
async function fetchNew(url: string): Promise<Response> {
  const end = performance.now() + stale.longest
  while (performance.now() < end) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    })
    if (!response.headers.has('x-stale')) return response
    await response.arrayBuffer()
    await pause(stale.pause)
  }
  throw new Error(`${url} stays stale`)
}

/** An answer as text: status, where it redirects to, which pictures it may show, what it says. */
async function read(origin: string, url: string): Promise<string> {
  const response = await fetchNew(origin + url)
  if (response.status >= 500) throw new Error(`${url}: ${response.status}`)
  const { status, headers } = response
  const policy = headers.get('content-security-policy') ?? ''
  const pictures = policy.split('; ').find((rule) => rule.startsWith('img-src'))
  return `${status} ${headers.get('location')} ${pictures}\n${await response.text()}`
}

export async function fill(shop: TestShop): Promise<Fixture> {
  const family = { brand: 'Drevholt', family: 'Ratchet', category: 'Wrenches' }
  return {
    small: await shop.tool({ name: 'Ratchet Wrench 8 mm', sku: 'RW-8', ...family }),
    large: await shop.tool({ name: 'Ratchet Wrench 10 mm', sku: 'RW-10', ...family }),
    hammer: await shop.tool({ name: 'Claw Hammer', sku: 'CH-1', category: 'Hammers', stock: 500 }),
    buyer: await shop.person('Bea Buyer'),
    admin: await shop.person('Ada Admin', 'admin'),
  }
}

/** A file for an operation whose path names more than the file. */
export class FileInput {
  readonly file: Uint8Array
  readonly path: Readonly<Record<string, string>>
  constructor(file: Uint8Array, path: Readonly<Record<string, string>>) {
    this.file = file
    this.path = path
  }
}

type Call = { readonly route: string; readonly actor: Actor | undefined; readonly input: unknown }

async function call(
  { database }: TestShop,
  app: FastifyInstance,
  { route, actor, input }: Call,
): Promise<unknown> {
  const endpoint = operations.find(([, it]) => it.route === route)?.[1]
  if (!endpoint) throw new Error(`There is no ${route}`)
  // A file fills the body, so what stands in the path is said here, or beside it.
  const { file, path } = input instanceof FileInput ? input : { file: input, path: {} }
  const bytes = file instanceof Uint8Array
  const request = requestFor(endpoint, bytes ? { name: 'list.csv', kind: 'logo', ...path } : input)
  const answer = await app.inject({
    ...request,
    ...(bytes ? { payload: Buffer.from(file) } : {}),
    headers: {
      ...request.headers,
      ...(bytes ? { 'content-type': 'image/jpeg' } : {}),
      ...(actor ? { authorization: `Bearer ${await tokenOf(database, actor)}` } : {}),
    },
  })
  if (answer.statusCode >= 300) throw new Error(`${route}: ${answer.statusCode} ${answer.body}`)
  return answer.headers['content-type']?.includes('json') ? answer.json() : answer.body
}

export async function tokenOf({ handle }: TestShop['database'], actor: Actor): Promise<string> {
  const token = newToken()
  const now = new Date()
  await sql`
    insert into access_tokens (hash, user_id, created_at, used_at, expires_at)
    values (
      ${hashToken(token)}, ${actor.id}, ${now}, ${now}, ${new Date(now.getTime() + 3_600_000)}
    )`.execute(handle)
  return token
}
