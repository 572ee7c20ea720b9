/** What the shop keeps of a buyer is theirs to download; and they leave, but for what must stay. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'

import { hashToken, newToken } from '../sessions/access-token.server.ts'
import { insertToken } from '../store.server.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

/** An access token of a sign-in of this moment. */
async function signedIn(actor: OrderShop['buyer']): Promise<string> {
  const bearer = newToken()
  const at = new Date()
  const expiresAt = new Date(at.getTime() + 3_600_000)
  const token = { hash: hashToken(bearer), userId: actor.id, at, provedAt: at, expiresAt }
  const exists = await shop.accounts.findUserId(actor.email)
  if (exists) await insertToken(shop.database.handle, { ...token, address: '', browser: '' })
  return bearer
}

const leave = async (actor: OrderShop['buyer'], changes: object = {}) =>
  shop.accounts.removeSelf(
    { actor, bearer: await signedIn(actor) },
    { email: actor.email, password: '', ...changes },
  )

test('a buyer downloads account, addresses, orders, reviews, cart and documents, and nobody else', async () => {
  const buyer = await shop.person('Dora Download')
  const { id: toolId } = await shop.tool()
  await shop.accounts.saveAddress(
    { actor: buyer },
    { address: '1 Anvil Row', phone: '+1 555 0100' },
  )
  const order = await shop.placeTool(toolId, 5, { actor: buyer, poNumber: 'PO-1' })
  await shop.transition(order.number, 'confirmed')
  await shop.documents.issue(
    { actor: shop.admin },
    { number: order.number, kind: 'invoice', size: 'a4' },
  )
  await shop.reviews.add({ actor: buyer }, { text: 'Drives nails.', toolId, rating: 5 })
  await shop.cart.change({ actor: buyer }, { how: 'set', lines: [{ toolId, quantity: 7 }] })
  await shop.placeTool(toolId, 1)
  const request = { name: 'Download & Co', address: '', vatId: '', taxNumber: '' }
  await shop.companies.request({ actor: buyer }, request)
  const { json } = await shop.accounts.downloadData({ actor: buyer }, {})
  expect(JSON.parse(json)).toMatchObject({
    account: { email: buyer.email, name: 'Dora Download', addresses: [{ address: '1 Anvil Row' }] },
    orders: [{ number: order.number, poNumber: 'PO-1', history: [{}, { status: 'confirmed' }] }],
    reviews: [{ text: 'Drives nails.' }],
    cart: [{ tool_id: toolId, quantity: 7 }],
    companies: [{ name: 'Download & Co', role: 'owner', state: 'requested' }],
    receivables: [{ kind: 'invoice', orderNumber: order.number }],
    documents: [{ number: expect.stringContaining('INV'), content: expect.anything() }],
  })
  expect(json).not.toContain(shop.buyer.email)
  expect(json).not.toContain('Marta Ibarra')
})

test('who leaves is gone at once, what must stay has no name, and the address is free', async () => {
  const buyer = await shop.person('Lena Leaving')
  const { id: toolId } = await shop.tool()
  const order = await shop.placeTool(toolId, 2, { actor: buyer })
  await shop.reviews.add({ actor: buyer }, { text: 'Fine.', toolId, rating: 4 })
  expect(await rejection(leave(buyer))).toMatchObject({
    body: { type: 'orders-open', facts: { orders: [order.number] } },
  })
  expect(await shop.accounts.findUserId(buyer.email)).toBe(buyer.id)
  for (const status of ['confirmed', 'picking', 'shipped', 'delivered'] as const)
    await shop.transition(order.number, status)
  await shop.orders.remove({ actor: shop.admin }, { id: order.id })
  await shop.orders.restore({ actor: shop.admin }, { id: order.id })
  expect(await rejection(leave(buyer, { email: 'other@example.com' }))).toMatchObject({
    body: { errors: [{ pointer: '#/email' }] },
  })
  await leave(buyer)
  expect(await shop.accounts.findUserId(buyer.email)).toBeUndefined()
  expect(await rejection(leave(buyer))).toMatchObject({ body: { status: 401 } })
  const again = await shop.person('Lena Leaving')
  expect(again.id).not.toBe(buyer.id)
  expect(again.email).toBe(buyer.email)
  const mine = await shop.orders.mine({ actor: again }, { email: again.email })
  expect(mine).toEqual([])
  const { rows } = await sql<{ text: string }>`
    select concat(before::text, after::text, record_label) as text from audit_entries
    where record_kind in ('order', 'review', 'user')`.execute(shop.database.handle)
  expect(rows.map(({ text }) => text).join()).not.toContain('Lena')
})

test('staff do not leave on their own', async () => {
  expect(await rejection(leave(shop.admin))).toMatchObject({ body: { type: 'staff-stay' } })
})

test('an account with a password leaves with it alone', async () => {
  const account = { name: 'Pat', email: 'pat@example.com', password: 'vise-and-rasp-88' }
  const { subject, issuer } = await shop.identity.createAccount({ ...account, verified: true })
  const id = await shop.database.transact((tx) =>
    shop.accounts.importDemoUser(tx, { ...account, role: 'customer', issuer, subject }),
  )
  const pat = { id, email: account.email, name: 'Pat', role: 'customer' } as const
  expect(await rejection(leave(pat, { password: 'wrong' }))).toMatchObject({
    body: { type: 'password-wrong' },
  })
  await leave(pat, { password: account.password })
  const fresh = await shop.identity.createAccount({ ...account, verified: false })
  expect(fresh.subject).not.toBe(subject)
})
