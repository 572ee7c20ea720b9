/** Many messages at once: those of a record in order, and no endpoint keeps the others waiting. */
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'
import { messageIdOf, startReceiver, type WebhookReceiver } from '../../tests/webhook-receiver.ts'

let receiver: WebhookReceiver
let shop: OrderShop
const staff = () => ({ actor: shop.admin })
beforeAll(async () => {
  receiver = await startReceiver()
  shop = await openOrderShop({ WEBHOOK_TEST_ORIGINS: receiver.origin })
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
  await shop.webhooks.deliveryRunner.close()
  for (const { id } of await shop.webhooks.list(staff(), {}))
    await shop.webhooks.remove(staff(), { id })
})

const add = (path: string) =>
  shop.webhooks.add(staff(), { address: receiver.origin + path, events: ['stock.changed'] })
/** So many events of as many tools, or all of one. */
async function happen(count: number, { ofOne = false } = {}) {
  const { rows } = await sql<{ id: string }>`
    select tool_id as id from stock_levels order by tool_id`.execute(shop.database.handle)
  for (let nth = 0; nth < count; nth++)
    await sql`update stock_levels set level = level + 1
      where tool_id = ${rows[ofOne ? 0 : nth % rows.length]?.id}`.execute(shop.database.handle)
  await shop.webhooks.passEventsOn()
}
const levelsAt = (path: string) =>
  receiver.received
    .filter((one) => one.path === path)
    .map(({ body }): { toolId: string; level: number } => JSON.parse(body).data)
const deliveriesOf = (id: string) => shop.webhooks.deliveries(staff(), { id, limit: 200 })

test('an endpoint that never answers keeps the others from nothing', async () => {
  for (let nth = 0; nth < 20; nth++) await shop.tool({ name: `Runner ${nth}` })
  const { webhook: slow } = await add('/slow')
  const { webhook: quick } = await add('/quick')
  const hanging: (() => void)[] = []
  receiver.answer = ({ path }, response) => {
    if (path === '/slow') hanging.push(() => response.writeHead(204).end())
    else response.writeHead(204).end()
  }
  await happen(100)
  await shop.webhooks.deliveryRunner.start()
  await expect.poll(() => levelsAt('/quick').length, { timeout: 30_000 }).toBe(100)
  await expect
    .poll(async () => (await deliveriesOf(quick.id)).map(({ state }) => state), { timeout: 30_000 })
    .not.toContain('waiting')
  // It has its own share of all that is sent at once, and no more.
  expect(levelsAt('/slow').length).toBe(8)
  receiver.answer = (_request, response) => void response.writeHead(204).end()
  for (const answer of hanging) answer()
  await expect
    .poll(async () => (await deliveriesOf(slow.id)).map(({ state }) => state), { timeout: 30_000 })
    .not.toContain('waiting')
})

test('a stop does not wait for an endpoint that hangs, whose message is sent at the next start', async () => {
  const { webhook } = await add('/hanging')
  receiver.answer = () => undefined
  await happen(1)
  await shop.webhooks.deliveryRunner.start()
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1)
  await shop.webhooks.deliveryRunner.close()
  // Before the time for an answer was over, so it counts as no attempt.
  expect(await deliveriesOf(webhook.id)).toMatchObject([{ state: 'waiting', attempts: 0 }])
  receiver.answer = (_request, response) => void response.writeHead(204).end()
  await shop.webhooks.deliveryRunner.start()
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(2)
  expect(new Set(receiver.received.map(messageIdOf)).size).toBe(1)
})

test('what happens to one record arrives in order, each message once', async () => {
  const { webhook } = await add('/order')
  await happen(40, { ofOne: true })
  await happen(40)
  await shop.webhooks.deliveryRunner.start()
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(80)
  expect(new Set(receiver.received.map(messageIdOf)).size).toBe(80)
  const { rows } = await sql<{ id: string }>`
    select message_id as id from webhook_deliveries where endpoint_id = ${webhook.id}
    order by webhook_deliveries.id`.execute(shop.database.handle)
  const arrived = Map.groupBy(receiver.received, ({ body }) => JSON.parse(body).data.toolId)
  const made = rows.map(({ id }) => id)
  for (const messages of arrived.values()) {
    const places = messages.map((one) => made.indexOf(messageIdOf(one)))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }
})

test('a connection that the receiver has closed while idle costs no attempt', async () => {
  const { webhook } = await add('/idle')
  await shop.webhooks.deliveryRunner.start()
  for (let round = 1; round <= 5; round++) {
    await happen(1)
    await shop.database.notify(shop.database.handle, 'webhook-deliveries', '')
    await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(round)
    receiver.closeIdle()
  }
  await expect
    .poll(async () => (await deliveriesOf(webhook.id)).map(({ state }) => state))
    .toEqual(Array.from({ length: 5 }, () => 'delivered'))
  expect((await deliveriesOf(webhook.id)).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 1])
})
