/** Webhooks: what happens reaches anybody who has chosen it, signed, in order per record, and once. */
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serializeOutput } from '../../packages/contract/server/response-output.server.ts'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'
import {
  messageIdOf,
  startReceiver,
  verified,
  type WebhookReceiver,
} from '../../tests/webhook-receiver.ts'
import { createShop } from '../app/shop.server.ts'
import { createLogger } from '../platform/http/log.server.ts'
import { ordersContract } from '../orders/contract.ts'
import { pauseAfter } from './rules.ts'
import { createSecret } from './signature.server.ts'

let receiver: WebhookReceiver
let shop: OrderShop
beforeAll(async () => {
  receiver = await startReceiver()
  shop = await openOrderShop({ WEBHOOK_TEST_ORIGINS: receiver.origin, MAIL: 'preview' })
})
afterAll(async () => {
  await shop.close()
  await receiver.close()
})
beforeEach(() => {
  receiver.received.length = 0
  receiver.answer = (_request, response) => void response.writeHead(204).end()
})
afterEach(async () => {
  for (const { id } of await shop.webhooks.list({ actor: shop.admin }, {}))
    await shop.webhooks.remove({ actor: shop.admin }, { id })
})

const staff = () => ({ actor: shop.admin })
const add = (events: readonly string[], path = '/hook') =>
  shop.webhooks.add(staff(), { address: receiver.origin + path, events: [...events] })
const deliver = async () => {
  await shop.webhooks.passEventsOn()
  await shop.webhooks.deliverDue()
}
const read = (id: string) => shop.webhooks.read(staff(), { id })
const deliveriesOf = (id: string) => shop.webhooks.deliveries(staff(), { id })
const mailsTo = async (email: string) => {
  const { rows } = await sql<{ subject: string }>`
    select subject from mail_outbox where recipient = ${email} and subject like 'A webhook%'
  `.execute(shop.database.handle)
  return rows.map(({ subject }) => subject)
}
/** Everything that waits is due. */
const letTimePass = () =>
  sql`update webhook_deliveries set due_at = now() where state = 'waiting'`.execute(
    shop.database.handle,
  )
const typesAt = (path: string) =>
  receiver.received
    .filter((one) => one.path === path)
    .map(({ body }) => String(JSON.parse(body).type))

describe('an event', () => {
  test('is sent signed, with the record as the API shows it', async () => {
    const { secret } = await add(['order.*'])
    const { id } = await shop.tool()
    const order = await shop.placeTool(id, 5)
    await deliver()
    const [first] = receiver.received
    if (!first) throw new Error('Nothing was received')
    const payload = verified(secret, first)
    expect(payload.type).toBe('order.placed')
    expect(JSON.stringify(payload.data)).toBe(
      serializeOutput(
        ordersContract.read,
        await shop.orders.read(staff(), { number: order.number }),
      ),
    )
    expect(receiver.received).toHaveLength(1)
  })

  test('is not sent to those who have not chosen it', async () => {
    await add(['quote.*', 'order.cancelled'])
    await shop.placeNewTool()
    await deliver()
    expect(receiver.received).toEqual([])
  })

  test('of a transaction that was rolled back is none', async () => {
    await add(['tool.*'])
    await rejection(
      shop.database.transact(async (tx) => {
        await sql`update tools set name = 'Never' where true`.execute(tx)
        throw new Error('no')
      }),
    )
    await deliver()
    expect(receiver.received).toEqual([])
  })

  test('becomes a message once, though two instances look for it at the same time', async () => {
    await add(['stock.changed'])
    const other = await createShop(shop.config, { log: createLogger('error'), attach: true })
    try {
      await Promise.all(Array.from({ length: 5 }, () => shop.tool()))
      await Promise.all([shop.webhooks.passEventsOn(), other.webhooks.passEventsOn()])
      await Promise.all([shop.webhooks.deliverDue(), other.webhooks.deliverDue()])
    } finally {
      await other.close()
    }
    expect(receiver.received).toHaveLength(5)
    expect(new Set(receiver.received.map(messageIdOf)).size).toBe(5)
  })

  test('that is a step of an order is said once, by its name', async () => {
    const { order } = await shop.placeNewTool()
    await add(['order.*'])
    await shop.transition(order.number, 'confirmed')
    await deliver()
    expect(typesAt('/hook')).toEqual(['order.confirmed'])
  })
})

describe('a secret', () => {
  test('that is replaced, twice in a row, goes on to verify', async () => {
    const { webhook, secret } = await add(['tool.*'])
    const { secret: second } = await shop.webhooks.rotate(staff(), { id: webhook.id })
    const { secret: third } = await shop.webhooks.rotate(staff(), { id: webhook.id })
    await shop.webhooks.test(staff(), { id: webhook.id })
    await deliver()
    const [first] = receiver.received
    if (!first) throw new Error('Nothing was received')
    for (const each of [secret, second, third])
      expect(verified(each, first).type).toBe('webhook.test')
    await sql`update webhook_secrets set expires_at = now() where expires_at is not null`.execute(
      shop.database.handle,
    )
    await shop.webhooks.test(staff(), { id: webhook.id })
    await deliver()
    const last = receiver.received.at(-1)
    if (!last) throw new Error('Nothing was received')
    expect(verified(third, last).type).toBe('webhook.test')
    expect(() => verified(secret, last)).toThrow('No matching signature found')
  })
})

describe('a stored secret', () => {
  const stored = async () => {
    const { rows } = await sql<{ row: string }>`
      select to_json(webhook_secrets)::text as row from webhook_secrets`.execute(
      shop.database.handle,
    )
    return rows.map(({ row }) => row).join()
  }
  const lastVerifies = async (id: string, secret: string) => {
    await shop.webhooks.test(staff(), { id })
    await deliver()
    const last = receiver.received.at(-1)
    if (!last) throw new Error('Nothing was received')
    expect(verified(secret, last).type).toBe('webhook.test')
  }

  test('is sealed, and opens for its own webhook only', async () => {
    const { webhook, secret } = await add(['tool.*'])
    expect(await stored()).not.toContain(secret.slice(6))
    const { webhook: other } = await add(['tool.*'], '/other')
    await sql`update webhook_secrets set sealed = (
      select sealed from webhook_secrets where endpoint_id = ${webhook.id}
    ) where endpoint_id = ${other.id}`.execute(shop.database.handle)
    await shop.webhooks.test(staff(), { id: other.id })
    await deliver()
    expect(receiver.received).toEqual([])
    expect(await deliveriesOf(other.id)).toMatchObject([
      { state: 'waiting', answer: expect.stringContaining('SECRETS_KEY') },
    ])
  })

  test('of an instance of before signs as it is, and is sealed soon', async () => {
    const { webhook } = await add(['tool.*'])
    const secret = createSecret()
    await sql`update webhook_secrets set secret = ${secret}, sealed = null`.execute(
      shop.database.handle,
    )
    await lastVerifies(webhook.id, secret)
    await shop.webhooks.sealSecrets()
    expect(await stored()).not.toContain(secret.slice(6))
    await lastVerifies(webhook.id, secret)
  })
})

describe('a message that is not taken', () => {
  test('holds the later ones of its record, and no other', async () => {
    const { webhook } = await add(['order.*'])
    const { order: held } = await shop.placeNewTool()
    const { order: free } = await shop.placeNewTool()
    receiver.answer = ({ body }, response) =>
      void response.writeHead(body.includes(held.insertedId) ? 500 : 204).end('busy')
    await deliver()
    await shop.transition(held.number, 'confirmed')
    await shop.transition(free.number, 'confirmed')
    await deliver()
    const ofRecord = (id: string) =>
      receiver.received
        .filter(({ body }) => body.includes(id))
        .map(({ body }) => JSON.parse(body).type)
    expect(ofRecord(free.insertedId)).toEqual(['order.placed', 'order.confirmed'])
    expect(ofRecord(held.insertedId)).toEqual(['order.placed'])
    receiver.answer = (_request, response) => void response.writeHead(204).end()
    await letTimePass()
    await deliver()
    expect(ofRecord(held.insertedId)).toEqual(['order.placed', 'order.placed', 'order.confirmed'])
    expect(new Set(receiver.received.map(messageIdOf)).size).toBe(4)
    expect((await read(webhook.id)).failingSince).toBeUndefined()
  })

  test('is tried for a day with growing pauses, then given up; the next one goes on', async () => {
    const pauses = Array.from({ length: 20 }, (_, index) => pauseAfter(index + 1) ?? 0)
    expect(pauses.reduce((sum, pause) => sum + pause)).toBeCloseTo(86_400_000, -6)
    const tried = pauses.filter((pause) => pause > 0)
    expect(tried).toEqual(tried.toSorted((a, b) => a - b))
    const { webhook } = await add(['order.*'])
    const { order } = await shop.placeNewTool()
    receiver.answer = (_request, response) => void response.writeHead(503).end()
    for (let attempt = 0; attempt <= tried.length; attempt++) {
      await deliver()
      await letTimePass()
    }
    expect(await deliveriesOf(webhook.id)).toMatchObject([
      { state: 'failed', attempts: tried.length + 1, status: 503 },
    ])
    receiver.answer = (_request, response) => void response.writeHead(200).end('ok')
    await shop.transition(order.number, 'confirmed')
    await deliver()
    expect((await deliveriesOf(webhook.id))[0]).toMatchObject({ state: 'delivered', answer: 'ok' })
  })

  test('of a process that ended while it sent is sent again under its id', async () => {
    await add(['tool.*'])
    await shop.tool()
    await shop.webhooks.passEventsOn()
    // Sent, and the result never recorded: the delivery is due again after its lease.
    await shop.webhooks.deliverDue()
    await sql`update webhook_deliveries set state = 'waiting', due_at = now()`.execute(
      shop.database.handle,
    )
    await shop.webhooks.deliverDue()
    const ids = receiver.received.map(messageIdOf)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })
})

describe('an endpoint', () => {
  test('that answers 410 is disabled, and its owner told', async () => {
    const { webhook } = await add(['tool.*'])
    receiver.answer = (_request, response) => void response.writeHead(410).end()
    await shop.tool()
    await deliver()
    expect(await read(webhook.id)).toMatchObject({ state: 'disabled', reason: 'gone', waiting: 1 })
    await shop.tool()
    await deliver()
    expect(receiver.received).toHaveLength(1)
    expect(await mailsTo(shop.admin.email)).toEqual(['A webhook was disabled'])
    // Nothing is promised that does not happen: no next attempt, and nothing is sent again.
    const [first] = await deliveriesOf(webhook.id)
    expect(first).toMatchObject({ state: 'waiting', status: 410 })
    expect(first).not.toHaveProperty('nextAttemptAt')
    const period = { from: '2026-11-01T00:00:00Z', until: '2026-11-02T00:00:00+02:00' }
    for (const again of [
      () => shop.webhooks.sendAgain(staff(), { id: first?.id ?? 0 }),
      () => shop.webhooks.replay(staff(), { id: webhook.id, ...period }),
    ])
      expect(await rejection(again())).toMatchObject({ body: { type: 'webhook-not-active' } })
    expect(await deliveriesOf(webhook.id)).toContainEqual(first)
  })

  test('that fails for days is paused, keeps what happens, and gets it once it is resumed', async () => {
    const { webhook } = await add(['tool.*'])
    receiver.answer = (_request, response) => void response.writeHead(500).end()
    await shop.tool({ name: 'First' })
    await deliver()
    await sql`update webhook_endpoints set failing_since = now() - interval '4 days'`.execute(
      shop.database.handle,
    )
    await letTimePass()
    await deliver()
    expect(await read(webhook.id)).toMatchObject({ state: 'paused', reason: 'failing' })
    await shop.tool({ name: 'Meanwhile' })
    await letTimePass()
    await deliver()
    expect(receiver.received).toHaveLength(2)
    receiver.answer = (_request, response) => void response.writeHead(204).end()
    const { address, events } = webhook
    await shop.webhooks.save(staff(), { id: webhook.id, address, events, state: 'active' })
    await deliver()
    const names = receiver.received.map(({ body }) => JSON.parse(body).data.name)
    expect(names).toEqual(['First', 'First', 'First', 'Meanwhile'])
  })

  test.each([
    ['redirects', { location: 'http://127.0.0.1:1/' }, 302],
    ['says too many requests', {}, 429],
  ])('that %s has not taken it', async (_what, headers, status) => {
    const { webhook } = await add(['tool.*'])
    receiver.answer = (_request, response) => void response.writeHead(status, headers).end()
    await shop.tool()
    await deliver()
    expect(await deliveriesOf(webhook.id)).toMatchObject([{ state: 'waiting', status }])
    expect(receiver.received).toHaveLength(1)
  })

  test('that answers endlessly or in NUL bytes is cut off', async () => {
    const { webhook } = await add(['tool.*'])
    receiver.answer = (_request, response) => {
      response.writeHead(200)
      response.write('\0'.repeat(100_000))
    }
    await shop.tool()
    await deliver()
    const [delivery] = await deliveriesOf(webhook.id)
    expect(delivery).toMatchObject({ state: 'delivered', status: 200 })
    expect(delivery?.answer.length).toBeLessThanOrEqual(1000)
  })

  test('whose name leads to a private address is never called', async () => {
    const { webhook } = await add(['tool.*'])
    await sql`update webhook_endpoints set address = 'https://127.0.0.1:1/'`.execute(
      shop.database.handle,
    )
    await shop.tool()
    await deliver()
    expect(await deliveriesOf(webhook.id)).toMatchObject([
      { state: 'waiting', answer: expect.stringContaining('not on the public internet') },
    ])
  })
})

describe('sending again', () => {
  test('one message, or those of a period, under their ids', async () => {
    const { webhook } = await add(['tool.*'])
    const before = new Date(Date.now() - 3_600_000).toISOString()
    await shop.tool()
    await shop.tool()
    await deliver()
    const [newest] = await deliveriesOf(webhook.id)
    await shop.webhooks.sendAgain(staff(), { id: newest?.id ?? 0 })
    await deliver()
    const until = new Date(Date.now() + 3_600_000).toISOString()
    expect(
      await shop.webhooks.replay(staff(), { id: webhook.id, from: before, until }),
    ).toMatchObject({ messages: 2 })
    const [said] = await shop.audit.list(staff(), { kind: 'webhook', limit: 1 })
    expect(said).toMatchObject({ operation: 'webhooks.replay' })
    expect(said?.changes).toContainEqual({ field: 'messages', before: null, after: '2' })
    await deliver()
    expect(receiver.received).toHaveLength(5)
    expect(new Set(receiver.received.map(messageIdOf)).size).toBe(2)
    expect(await shop.webhooks.delivery(staff(), { id: newest?.id ?? 0 })).toMatchObject({
      body: receiver.received.at(-1)?.body,
    })
  })
})
