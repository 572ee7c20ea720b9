/**
 * An order, and a quote, keep what their tools were called in each language of that day: who reads
 * them, reads their own, whatever the tools are called since.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'
import { inLanguage } from '../platform/languages/in-language.server.ts'
import { languageCodes, type Language } from '../platform/languages/languages.ts'
import { readRecords } from '../changes/records.server.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
beforeEach(() => shop.saveSettings({ languages: 'de' }))
afterAll(() => shop.close())

const callGerman = (id: string, name: string) =>
  shop.catalogue.saveToolTexts(
    { actor: shop.admin },
    { id, language: 'de', name, family: '', description: '', specs: [] },
  )
const nowCalled = async (id: string, name: string, german: string) => {
  await sql`update tools set name = ${name} where id = ${id}::uuid`.execute(shop.database.handle)
  await callGerman(id, german)
}
/** Two tools, of which the second has no German name. */
async function tools(): Promise<readonly [string, string]> {
  const named = await shop.tool({ name: 'Cold Set' })
  const unnamed = await shop.tool({ name: 'Fuller' })
  await callGerman(named.id, 'Schrotmeißel')
  return [named.id, unnamed.id]
}
const placeBoth = async (ids: readonly string[]) =>
  (await shop.placeCart(ids.map((toolId) => ({ toolId, quantity: 5 })))).number

const namesOf = (lines: readonly { readonly name: string }[]) => lines.map(({ name }) => name)
/** What each language reads. */
async function inEach(
  read: () => Promise<readonly { readonly name: string }[]>,
): Promise<Partial<Record<Language, string[]>>> {
  const names: Partial<Record<Language, string[]>> = {}
  for (const code of languageCodes) names[code] = namesOf(await inLanguage(code, read))
  return names
}
const asOrdered = { en: ['Cold Set', 'Fuller'], de: ['Schrotmeißel', 'Fuller'] }

test('the answer to who orders, the order and the lists of orders name its tools as they were called', async () => {
  const ids = await tools()
  const key = randomUUID()
  const lines = ids.map((toolId) => ({ toolId, quantity: 5 }))
  const placed = await inLanguage('de', () => shop.placeCart(lines, { key }))
  expect(namesOf(placed.lines)).toEqual(asOrdered.de)
  const [hammer, fuller] = ids
  await nowCalled(hammer, 'Hot Set', 'Warmschrot')
  await callGerman(fuller, 'Kehlhammer')
  const { number } = placed
  const { buyer, admin } = shop
  const of = (orders: readonly { number: number; lines: readonly { name: string }[] }[]) =>
    orders.find((order) => order.number === number)?.lines ?? []
  expect(
    await inEach(async () => (await shop.orders.read({ actor: buyer }, { number })).lines),
  ).toEqual(asOrdered)
  expect(
    await inEach(async () => of(await shop.orders.mine({ actor: buyer }, { email: buyer.email }))),
  ).toEqual(asOrdered)
  expect(await inEach(async () => of(await shop.orders.all({ actor: admin }, {})))).toEqual(
    asOrdered,
  )
  expect(await inEach(async () => (await shop.placeCart(lines, { key })).lines)).toEqual(asOrdered)
})

test('what would be ordered is named as it would be placed', async () => {
  const lines = (await tools()).map((toolId) => ({ toolId, quantity: 5 }))
  const check = () =>
    shop.orders.check(
      { actor: shop.buyer },
      { lines, phone: '+1 512 555 0142', address: '418 Mill Street, Austin' },
    )
  expect(await inEach(async () => (await check()).lines)).toEqual(asOrdered)
})

test('pick lists, shipments and returns name them in the language of their reader', async () => {
  const ids = await tools()
  const number = await placeBoth(ids)
  await nowCalled(ids[0], 'Hot Set', 'Warmschrot')
  await shop.transition(number, 'confirmed')
  const { admin, buyer } = shop
  const picked = async () => {
    const { rows } = await shop.shipments.pickList({ actor: admin }, { orders: String(number) })
    return ids.flatMap((id) => rows.filter(({ toolId }) => toolId === id))
  }
  expect(await inEach(picked)).toEqual(asOrdered)
  const sent = [1, 2].map((line) => ({ line, quantity: 5 }))
  const shipment = await shop.shipments.create(
    { actor: admin, idempotencyKey: randomUUID() },
    { number, lines: sent },
  )
  const shipped = async () =>
    (await shop.shipments.list({ actor: buyer }, { number })).shipments.flatMap((one) => one.lines)
  expect(await inEach(shipped)).toEqual(asOrdered)
  await shop.shipments.requestReturn({ actor: buyer }, { number, lines: sent, reason: 'Loose.' })
  const returned = async () =>
    (await shop.shipments.returns({ actor: buyer }, { number })).returns.flatMap((one) => one.lines)
  expect(await inEach(returned)).toEqual(asOrdered)
  // Who follows the data of the shop has the same in whatever language they ask.
  const followed = async () => {
    const [record] = await shop.shipments.recordsWithIds(shop.database.handle, [shipment.id])
    expect(record?.lines).toHaveLength(2)
    const [change] = await readRecords(shop, 'shipments', [shipment.id])
    return change?.of === 'shipments' && change.record ? change.record.lines : []
  }
  expect(await inEach(followed)).toEqual({ en: asOrdered.en, de: asOrdered.en })
})

test('a quote and its offers do, too, though its prices are of today', async () => {
  const ids = await tools()
  const lines = ids.map((toolId) => ({ toolId, quantity: 5 }))
  const { id } = await shop.quotes.ask(
    { actor: shop.buyer, idempotencyKey: randomUUID() },
    { lines },
  )
  await nowCalled(ids[0], 'Hot Set', 'Warmschrot')
  const validUntil = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await shop.quotes.answer(
    { actor: shop.admin },
    { id, version: 0, validUntil, lines: lines.map((line) => ({ ...line, unitPrice: 900 })) },
  )
  const read = () => shop.quotes.read({ actor: shop.buyer }, { id })
  expect(await inEach(async () => (await read()).lines)).toEqual(asOrdered)
  expect(await inEach(async () => (await read()).versions.flatMap((one) => one.lines))).toEqual(
    asOrdered,
  )
})

test('a line that staff add has the names of its day; one of the version before has the one it kept', async () => {
  const [named, unnamed] = await tools()
  const number = await placeBoth([unnamed])
  const [title] = await shop.catalogue.titles(shop.database.handle, [named])
  const sku = title?.sku ?? ''
  const { revision } = await shop.orders.read({ actor: shop.admin }, { number })
  await shop.orders.edit({ actor: shop.admin }, { number, revision, added: [{ sku, quantity: 2 }] })
  await nowCalled(named, 'Hot Set', 'Warmschrot')
  const read = async () => (await shop.orders.read({ actor: shop.buyer }, { number })).lines
  expect(await inEach(read)).toEqual({
    en: ['Fuller', 'Cold Set'],
    de: ['Fuller', 'Schrotmeißel'],
  })
  await sql`
    update order_lines set names = null from orders
    where orders.id = order_lines.order_id and orders.number = ${number}`.execute(
    shop.database.handle,
  )
  expect(await inEach(read)).toEqual({ en: ['Fuller', 'Cold Set'], de: ['Fuller', 'Cold Set'] })
})

test('a language that is taken away and added again loses no name', async () => {
  const ids = await tools()
  await shop.saveSettings({ languages: '' })
  const number = await placeBoth(ids)
  const read = async () => (await shop.orders.read({ actor: shop.buyer }, { number })).lines
  expect(namesOf(await read())).toEqual(asOrdered.en)
  await shop.saveSettings({ languages: 'de' })
  expect(await inEach(read)).toEqual(asOrdered)
  await shop.saveSettings({ languages: '' })
  expect(namesOf(await read())).toEqual(asOrdered.en)
})
