/** Mails to admins: the first news at once, what follows within a window in one mail, exactly once. */
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openOrderShop, type OrderShop } from '../../../tests/order-shop.ts'
import { noticeChannel } from './notifications.server.ts'
import { digestMail } from './order-digest.ts'
import type { MailedOrder } from './order-mails.ts'

let shop: OrderShop
const open = async (env: Readonly<Record<string, string>> = {}) => {
  shop = await openOrderShop(env)
}
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
  await sql`update order_digest set sent_at = sent_at - interval '16 minutes'`.execute(
    shop.database.handle,
  )
  await shop.database.notify(shop.database.handle, noticeChannel, '')
}

describe('mails to admins about orders', () => {
  beforeEach(() => open())

  test('the first order at once, those that follow together, with what was cancelled meanwhile', async () => {
    await shop.start()
    const { order: first } = await shop.placeNewTool()
    await expect.poll(subjects).toEqual([`New order ${first.number}: $50.00 from Celia Navarro`])

    const { order: second } = await shop.placeNewTool(6)
    const { order: third } = await shop.placeNewTool(7)
    await shop.transition(second.number, 'cancelled', shop.buyer, { note: 'Ordered twice' })
    expect(await subjects()).toHaveLength(1)

    await endWindow()
    await expect.poll(subjects).toHaveLength(2)
    const [, digest] = await adminMails()
    expect(digest?.subject).toBe('2 new orders: $130.00, 1 order cancelled by the buyer')
    for (const { number } of [second, third])
      expect(digest?.body).toContain(`/dashboard/orders/${number}`)
    expect(digest?.body).toContain(
      `Cancelled by the buyer: order ${second.number}: $60.00 from Celia Navarro ` +
        '(celia.navarro@example.com), 1 line, 6 pieces. Note: Ordered twice',
    )
    expect(digest?.body).not.toContain(String(first.number))
  })

  test('are written by one of two instances, once', async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from order_notices`.execute(shop.database.handle)
    expect(rows).toEqual([{ count: 0 }])
    for (let orders = 0; orders < 3; orders += 1) await shop.placeNewTool()
    await Promise.all([shop.orders.adminDigest.start(), shop.orders.adminDigest.start()])
    await expect.poll(subjects).toEqual(['3 new orders: $150.00'])
    await shop.orders.adminDigest.close()
  })

  test('a clock that was set back holds none of them up', async () => {
    await shop.start()
    await shop.placeNewTool()
    await expect.poll(subjects).toHaveLength(1)
    await sql`update order_digest set sent_at = now() + interval '1 hour'`.execute(
      shop.database.handle,
    )
    await shop.placeNewTool()
    await expect.poll(subjects).toHaveLength(2)
  })
})

test('with ADMIN_MAIL_MINUTES=0 nothing is collected', async () => {
  await open({ ADMIN_MAIL_MINUTES: '0' })
  await shop.start()
  const { order: first } = await shop.placeNewTool()
  await expect.poll(subjects).toHaveLength(1)
  const { order: second } = await shop.placeNewTool()
  await expect
    .poll(subjects)
    .toEqual([first, second].map(({ number }) => `New order ${number}: $50.00 from Celia Navarro`))
})

test('nothing that a buyer wrote becomes markup or a header of the mail', async () => {
  await open()
  const order: MailedOrder = {
    shop: 'Anvil & Sons',
    number: 10_042,
    name: 'Eve <b>\nBcc: all@example.com',
    email: 'eve@example.com',
    phone: '',
    address: '',
    poNumber: '',
    pieces: 24,
    total: 20_496,
    lines: [],
    trackingNumber: '',
    trackingLink: '',
    link: 'https://shop.example/dashboard/orders/10042',
  }
  const entries = [
    { event: 'placed', note: '', order },
    { event: 'cancelled', note: '<script>\nalert(1)</script>', order },
  ] as const
  const mail = digestMail(entries, {
    link: 'https://shop.example/all',
    minutes: 15,
    shop: 'Anvil & Sons',
  })
  expect(mail.html).not.toMatch(/<script|<b>/)
  expect(mail.text).not.toMatch(/^Bcc/m)
  expect(mail.subject).not.toMatch(/\n/)
})
