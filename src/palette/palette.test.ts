/** The palette: each finds what they may see, by number, PO number, name or words, and nothing else. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'
import { createPaletteService, type PaletteService } from './service.server.ts'

let shop: OrderShop
let palette: PaletteService
beforeAll(async () => {
  shop = await openOrderShop()
  palette = createPaletteService(shop)
})
afterAll(() => shop.close())

const find = (actor: Actor, q: string) => palette.find({ actor }, { q })
/** Without what is said of pages. */
async function findRecords(actor: Actor, q: string) {
  const { hiddenPages: _, ...records } = await find(actor, q)
  return records
}
const staff = (...permissions: NonNullable<Actor['permissions']>): Actor => ({
  ...shop.admin,
  permissions,
})

async function placeOrder(actor: Actor, poNumber = '') {
  const { id } = await shop.tool({ name: 'Palette Rasp' })
  return shop.placeCart([{ toolId: id, quantity: 5 }], { actor, poNumber })
}

test('staff find an order by its number before all others, and whether they may confirm it', async () => {
  const buyer = await shop.person('Nikolai Orlov')
  const { number } = await placeOrder(buyer)
  await placeOrder(buyer, `PO ${number}`)
  const { orders } = await find(staff('orders'), String(number))
  expect(orders[0]).toMatchObject({ number, name: 'Nikolai Orlov', canConfirm: true })
  expect(orders).toHaveLength(2)
  const reading = await find(staff('read'), String(number))
  expect(reading.orders[0]).toMatchObject({ number, canConfirm: false })
  await shop.transition(number, 'confirmed')
  const confirmed = await find(staff('orders'), `#${number}`)
  expect(confirmed.orders[0]).toMatchObject({ number, status: 'confirmed', canConfirm: false })
})

test('a permission shows its records and no others', async () => {
  const buyer = await shop.person('Permella Quist')
  const { number } = await placeOrder(buyer)
  await shop.transition(number, 'confirmed')
  await shop.documents.issue({ actor: shop.admin }, { number, kind: 'packing-slip', size: 'a4' })
  await shop.companies.request(
    { actor: buyer },
    { name: 'Quist Bridges', address: '1 Mill Street', vatId: '', taxNumber: '' },
  )
  const kindsOf = async (...permissions: NonNullable<Actor['permissions']>) => {
    const found = await findRecords(staff(...permissions), 'quist')
    return Object.entries(found)
      .filter(([, rows]) => Array.isArray(rows) && rows.length > 0)
      .map(([kind]) => kind)
  }
  expect(await kindsOf('owner')).toEqual(['orders', 'companies', 'customers', 'documents'])
  expect(await kindsOf('orders')).toEqual(['orders', 'customers', 'documents'])
  expect(await kindsOf('money')).toEqual(['documents'])
  expect(await kindsOf('customers')).toEqual(['companies', 'customers'])
  expect(await kindsOf('content')).toEqual([])
})

test('a buyer finds orders by PO number or tool, own lists, and nothing of others', async () => {
  const [one, other] = [await shop.person('Ada One'), await shop.person('Ben Other')]
  const { number } = await placeOrder(one, 'PO-77-KILN')
  const { id: toolId } = await shop.tool({ name: 'Listed Rasp' })
  await shop.savedLists.create(
    { actor: one },
    { name: 'Kiln spares', shared: false, lines: [{ toolId, quantity: 5 }] },
  )
  const mine = await find(one, 'kiln')
  expect(mine.orders.map((order) => order.number)).toEqual([number])
  expect(mine.lists).toEqual([expect.objectContaining({ name: 'Kiln spares', lineCount: 1 })])
  expect((await find(one, 'palette rasp')).orders).toHaveLength(1)
  for (const q of ['kiln', String(number), 'ada one', 'rasp'])
    expect(Object.values(await findRecords(other, q)).flat()).toEqual([])
})

test('an approver finds the orders of the company, another member only their own', async () => {
  const [owner, member, buyer] = [
    await shop.person('Olga Owner'),
    await shop.person('Mona Member'),
    await shop.person('Bill Buyer'),
  ]
  const { id } = await shop.companies.request(
    { actor: owner },
    { name: 'Approving Smiths', address: '1 Mill Street', vatId: '', taxNumber: '' },
  )
  await shop.companies.move({ actor: shop.admin }, { id, state: 'approved' })
  for (const { email } of [member, buyer])
    await shop.companies.setMember({ actor: shop.admin }, { id, email, role: 'buyer' })
  const company = await shop.companies.actingFor(shop.database.handle, buyer.id, id)
  const { number } = await placeOrder({ ...buyer, company }, 'PO-COMPANY-9')
  const numbers = async (actor: Actor) =>
    (await find(actor, 'po-company-9')).orders.map((order) => order.number)
  expect(await numbers(buyer)).toEqual([number])
  expect(await numbers(owner)).toEqual([number])
  expect(await numbers(member)).toEqual([])
})

test('names with signs of patterns, one character and hostile text find nothing and break nothing', async () => {
  await shop.person('Percy % Sign_')
  const customers = async (q: string) => (await find(staff('customers'), q)).customers.length
  expect(await customers('% Si')).toBe(1)
  expect(await customers('%%%')).toBe(0)
  for (const q of ['', 'a', '%', '\\', "'; drop table users; --", '<script>', '9'.repeat(200)])
    await find(staff('owner'), q)
})

test('a buyer is told which pages the shop leaves out, before there is anything to look for, too', async () => {
  const buyer = await shop.person('Hanna Hidden')
  const hidden = async (q: string) => (await find(buyer, q)).hiddenPages
  expect([await hidden(''), await hidden('st')]).toEqual([
    ['/dashboard/statement'],
    ['/dashboard/statement'],
  ])
  await shop.saveSettings({ paymentsSince: '2020-01-01' })
  expect(await hidden('st')).toEqual([])
})
