/** The rows of the purge table for received orders: see purge-table.ts. */
import { sql } from 'kysely'
import { contact, ofHammer, ownData, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

/** Each order has another number: one that came before is asked about. */
let sent = 0

/** Sends an order of two hammers as a file. @returns the id of its draft */
async function sendHammers(
  { shop, fixture }: PurgeShop,
  who: 'buyer' | 'admin' = 'buyer',
): Promise<string> {
  const [received] = await shop.receivedOrders.receive(
    {
      actor: fixture[who],
      fileBytes: new TextEncoder().encode(`Order no.:;A-${(sent += 1)}\nSKU;Quantity\nCH-1;2\n`),
    },
    { name: 'order.csv' },
  )
  return received?.id ?? ''
}

const draftCase = (
  route: string,
  title: string,
  write: (shop: PurgeShop, id: string) => Promise<unknown>,
): PurgeCase => ({
  route,
  title,
  changes: ownData,
  begin: async (shop) => {
    const id = await sendHammers(shop)
    return () => write(shop, id)
  },
})

/** A rejected order of a mail, as the mailbox brings it. @returns its id */
async function rejectMailed(shop: PurgeShop): Promise<string> {
  const id = await sendHammers(shop)
  const answering = { mail: id, thread: { id: '', references: [] }, isOfProgram: false }
  const mail = { from: 'buyer@example.com', name: '', subject: 'Order', proof: 'none', answering }
  await sql`
    update received_orders set mail = ${JSON.stringify(mail)}::jsonb where id = ${id}`.execute(
    shop.shop.database.handle,
  )
  await shop.shop.receivedOrders.reject({ actor: shop.fixture.admin }, { id })
  return id
}

const answerRoute = '/received-orders/:id/answer-mail'

export const receivedOrderCases: readonly PurgeCase[] = [
  {
    route: 'POST /order-files/:name',
    title: 'an order that comes as a file',
    changes: ownData,
    begin: async (shop) => () => sendHammers(shop, 'admin'),
  },
  draftCase('PUT /received-orders/:id', 'a line that is corrected', ({ call, fixture }, id) =>
    call('PUT /received-orders/:id', fixture.admin, {
      id,
      revision: 1,
      lines: [{ line: 0, quantity: 3 }],
    }),
  ),
  {
    route: 'POST /received-orders/:id/replacement',
    title: 'a file that takes the place of one before',
    changes: ownData,
    begin: async (shop) => {
      await sendHammers(shop)
      // The same number again.
      sent -= 1
      const id = await sendHammers(shop)
      return () => shop.call('POST /received-orders/:id/replacement', shop.fixture.admin, { id })
    },
  },
  draftCase(
    'POST /received-orders/:id/rejection',
    'a file that is rejected',
    ({ call, fixture }, id) =>
      call('POST /received-orders/:id/rejection', fixture.admin, { id, reason: 'Twice' }),
  ),
  {
    route: 'POST /received-orders/:id/order',
    title: 'a file that is ordered',
    begin: async (shop) => {
      const id = await sendHammers(shop)
      const { call, fixture } = shop
      return () =>
        call('POST /received-orders/:id/order', fixture.admin, { id, revision: 1, ...contact })
    },
    changes: ofHammer,
  },
  {
    route: `POST ${answerRoute}`,
    title: 'an answer that is sent',
    changes: ownData,
    begin: async (shop) => {
      const id = await rejectMailed(shop)
      return () => shop.call(`POST ${answerRoute}`, shop.fixture.admin, { id })
    },
  },
  {
    route: `DELETE ${answerRoute}`,
    title: 'an answer that is taken back',
    changes: ownData,
    begin: async (shop) => {
      const id = await rejectMailed(shop)
      await shop.call(`POST ${answerRoute}`, shop.fixture.admin, { id })
      return () => shop.call(`DELETE ${answerRoute}`, shop.fixture.admin, { id })
    },
  },
]
