/** Webhooks with many messages: no request, and no lock, waits for thousands of rows. */
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'
import { startReceiver, type WebhookReceiver } from '../../tests/webhook-receiver.ts'

let receiver: WebhookReceiver
let shop: OrderShop
beforeAll(async () => {
  receiver = await startReceiver()
  shop = await openOrderShop({ WEBHOOK_TEST_ORIGINS: receiver.origin })
})
afterAll(async () => {
  await shop.close()
  await receiver.close()
})
afterEach(async () => {
  for (const { id } of await shop.webhooks.list(staff(), {}))
    await shop.webhooks.remove(staff(), { id })
})

const staff = () => ({ actor: shop.admin })
const add = (events: readonly string[], path = '/hook') =>
  shop.webhooks.add(staff(), { address: receiver.origin + path, events: [...events] })
const read = (id: string) => shop.webhooks.read(staff(), { id })
const deliveriesOf = (id: string) => shop.webhooks.deliveries(staff(), { id })

/** Refuses statements that change more deliveries than a request may wait for. */
const refuseLongStatements = async () => {
  const { handle } = shop.database
  await sql`
    create or replace function refuse_long_statement() returns trigger language plpgsql as $$
    begin
      if (select count(*) from gone) > 5000 then raise exception 'a long statement'; end if;
      return null;
    end $$`.execute(handle)
  await sql`
    create trigger no_long_delete after delete on webhook_deliveries
    referencing old table as gone for each statement
    execute function refuse_long_statement()`.execute(handle)
  await sql`
    create trigger no_long_update after update on webhook_deliveries
    referencing old table as gone for each statement
    execute function refuse_long_statement()`.execute(handle)
}

describe('with 12,000 messages that wait', () => {
  const waiting = 12_000
  let id: string
  beforeAll(refuseLongStatements)
  beforeEach(async () => {
    ;({
      webhook: { id },
    } = await add(['order.*']))
    await sql`
      with message as (
        insert into webhook_messages (id, type, record_id, at, body)
        select gen_random_uuid(), 'order.placed', gen_random_uuid(), now(), '{}'
        from generate_series(1, ${waiting}::int) returning id, record_id
      )
      insert into webhook_deliveries (endpoint_id, message_id, record_id, attempts, due_at)
      select ${id}, id, record_id, 3, now() from message`.execute(shop.database.handle)
  })

  test('a webhook is removed at once, and all that waited with it, in short statements', async () => {
    const { id: other } = (await add(['order.*'], '/other')).webhook
    const [first] = await deliveriesOf(id)
    await shop.webhooks.remove(staff(), { id })
    expect((await shop.webhooks.list(staff(), {})).map((one) => one.id)).toEqual([other])
    const gone = [
      read(id),
      deliveriesOf(id),
      shop.webhooks.delivery(staff(), { id: first?.id ?? 0 }),
      shop.webhooks.sendAgain(staff(), { id: first?.id ?? 0 }),
      shop.webhooks.remove(staff(), { id }),
    ]
    for (const problem of await Promise.all(gone.map(rejection)))
      expect(problem).toMatchObject({ body: { type: 'not-here' } })
    await shop.placeNewTool()
    await shop.webhooks.passEventsOn()
    await shop.webhooks.deliverDue()
    expect([...new Set(receiver.received.map(({ path }) => path))]).toEqual(['/other'])
    await shop.webhooks.deleteRemoved()
    const { rows } = await sql`
      select id from webhook_deliveries where endpoint_id = ${id}
      union all select 1 from webhook_endpoints where id = ${id}`.execute(shop.database.handle)
    expect(rows).toEqual([])
  })

  test('they are due at once when the webhook is resumed, and all are sent again for a period', async () => {
    const { address, events } = await read(id)
    await shop.webhooks.save(staff(), { id, address, events, state: 'active' })
    const due = await sql<{ count: number }>`
      select count(*)::int as count from webhook_deliveries
      where endpoint_id = ${id} and attempts = 0 and due_at <= now()`.execute(shop.database.handle)
    expect(due.rows).toEqual([{ count: waiting }])
    await sql`
      update webhook_deliveries set state = 'delivered'
      where id in (select id from webhook_deliveries where endpoint_id = ${id} limit 5000)
    `.execute(shop.database.handle)
    const now = Date.now()
    const period = { from: new Date(now - 60_000), until: new Date(now + 60_000) }
    expect(
      await shop.webhooks.replay(staff(), {
        id,
        from: period.from.toISOString(),
        until: period.until.toISOString(),
      }),
    ).toMatchObject({ messages: waiting })
    expect(await read(id)).toMatchObject({ waiting })
  })
})
