/** Mails to admins about quotes: the first news at once, what follows within a window in one mail. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { openPricesShop, type PricesShop } from '../prices/test-shop.ts'

let shop: PricesShop
beforeEach(async () => {
  shop = await openPricesShop()
  await shop.start()
})
afterEach(() => shop.close())

type Mail = { readonly subject: string; readonly body: string }
const adminMails = async (): Promise<Mail[]> =>
  (
    await sql<Mail>`
      select subject, body from mail_outbox where recipient = ${shop.admin.email}
      order by created_at, id`.execute(shop.database.handle)
  ).rows
const subjects = async () => (await adminMails()).map(({ subject }) => subject)
/** Lets the window of the last mail end. */
async function endWindow(): Promise<void> {
  await sql`update quote_digest set sent_at = sent_at - interval '16 minutes'`.execute(
    shop.database.handle,
  )
  await shop.database.notify(shop.database.handle, 'quote_notices', '')
}
async function ask(message: string, actor: Actor = shop.buyer) {
  const { id: toolId } = await shop.tool()
  return shop.quotes.ask(
    { actor, idempotencyKey: randomUUID() },
    { lines: [{ toolId, quantity: 5 }], message },
  )
}

test('the first request at once, what follows together, without what its asker has removed', async () => {
  const first = await ask('For the whole site.')
  await expect.poll(subjects).toEqual([`Quote ${first.number}: Celia Navarro asks for a price`])
  expect((await adminMails())[0]?.body).toContain('\nFor the whole site.\n')

  const second = await ask('')
  const { actor } = await shop.company('Bridge & Sons', null)
  const third = await ask('', await actor())
  const member = await actor()
  await shop.quotes.write({ actor: member }, { id: third.id, text: 'By\nFriday?' })
  await shop.quotes.decline({ actor: shop.buyer }, { id: second.id })
  const leaving = await shop.person('Lea Ving')
  const gone = await ask('My number is 0170 555', leaving)
  await shop.accounts.remove({ actor: shop.admin }, { id: leaving.id })
  expect(await subjects()).toHaveLength(1)

  await endWindow()
  await expect.poll(subjects).toHaveLength(2)
  const digest = (await adminMails())[1]
  expect(digest?.subject).toBe('2 price requests, 1 message about a quote, 1 quote declined')
  expect(digest?.body.split('\n').filter((line) => line.startsWith('Quote'))).toEqual([
    `Quote ${second.number}: Celia Navarro asks for your prices for 1 tool.`,
    `Quote ${third.number}: ${member.name} (Bridge & Sons) asks for your prices for 1 tool.`,
    `Quote ${third.number}: ${member.name} has sent a message. "By Friday?"`,
    `Quote ${second.number}: Celia Navarro has declined the offer.`,
  ])
  for (const { id } of [second, third]) expect(digest?.body).toContain(`/dashboard/quotes/${id}\n`)
  expect(digest?.body).not.toContain(gone.id)
})
