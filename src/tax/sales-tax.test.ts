/** Sales tax in the USA by the shopkeeper's table: before an order, with it, and after an edit. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { safeDecode } from 'zod/v4/core'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'
import { SalesRate } from './sales-tax-contract.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const save = async (values: object) => {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  return shop.settings.save({ actor: shop.admin }, { revision, ...values })
}
const problemOf = (error: unknown) =>
  expect.objectContaining({ body: expect.objectContaining(error) })
const row = { state: 'OH', zips: '', county: '', percent: 5.75, from: '2026-01-01' }
const at = (postcode: string) => ({ country: 'US', postcode })

test('ZIP code and charging are judged together when they are saved together', async () => {
  const fresh = await openOrderShop()
  const saveThere = async (values: object) => {
    const { revision } = await fresh.settings.read({ actor: fresh.admin }, {})
    return fresh.settings.save({ actor: fresh.admin }, { revision, ...values })
  }
  await fresh.tax.addSalesRates({ actor: fresh.admin }, { rows: [row] })
  const saved = await saveThere({ country: 'US', salesTaxZip: '45202', tax: 'vat' })
  expect(saved.values).toMatchObject({ country: 'US', salesTaxZip: '45202', tax: 'vat' })
  expect(await rejection(saveThere({ country: '', salesTaxZip: '' }))).toEqual(
    problemOf({ errors: [{ pointer: '#/country', detail: expect.any(String) }] }),
  )
  const away = await saveThere({ tax: 'none', salesTaxZip: '' })
  expect(away.values).toMatchObject({ tax: 'none', salesTaxZip: '' })
  await fresh.close()
})

test('is charged once the shop says its ZIP code and has a rate', async () => {
  await save({ country: 'US' })
  const switchOn = () => save({ tax: 'vat' })
  expect(await rejection(switchOn())).toEqual(
    problemOf({ errors: [{ pointer: '#/tax', detail: expect.stringContaining('ZIP code') }] }),
  )
  await save({ salesTaxZip: '45202' })
  expect(await rejection(switchOn())).toEqual(
    problemOf({ errors: [{ pointer: '#/tax', detail: expect.stringContaining('one rate') }] }),
  )
  const rows = [
    row,
    { ...row, zips: '43004-43299', county: 'Franklin County', percent: 8.875 },
    // A ZIP code of Kentucky by its prefix, which the table knows to be Ohio's.
    { ...row, zips: '41111', county: 'River Town', percent: 6 },
  ]
  const added = await shop.tax.addSalesRates({ actor: shop.admin }, { rows })
  expect(added).toEqual({ added: 3, changed: 0, same: 0 })
  const again = await shop.tax.addSalesRates(
    { actor: shop.admin },
    { rows: rows.map((one) => (one.zips === '' ? { ...one, percent: 6 } : one)) },
  )
  expect(again).toEqual({ added: 0, changed: 1, same: 2 })
  await switchOn()
  const { states } = await shop.tax.salesRates({ actor: shop.admin }, {})
  expect(states).toEqual([{ state: 'OH', name: 'Ohio', rows: 3, lowest: 6, highest: 8.875 }])
})

test('follows the ZIP code of the delivery, and is the same in cart and order', async () => {
  const tool = await shop.tool({ price: 1000 })
  const lines = [{ toolId: tool.id, amount: 4000 }]
  const { tax } = await shop.tax.quote({ actor: undefined }, { lines, ...at('43215-1234') })
  expect(tax).toMatchObject({
    amount: 355,
    lines: [{ rate: 887.5, reason: '8.875 % sales tax of Franklin County, Ohio.' }],
  })
  const order = await shop.placeTool(tool.id, 4, { ...at('43215'), gross: 4355 })
  expect(order.tax).toMatchObject({ amount: 355, gross: 4355 })
  const reasonAt = async (postcode: string) => {
    const quoted = await shop.tax.quote({ actor: undefined }, { lines, ...at(postcode) })
    return quoted.tax?.lines[0]?.reason
  }
  expect(await reasonAt('41111')).toBe('6 % sales tax of River Town, Ohio.')
  expect(await reasonAt('97201')).toContain('does not collect it in Oregon')
  // Without a ZIP code, that of the shop.
  expect(await reasonAt('')).toBe('6 % sales tax of Ohio.')
})

test('goes by an address in parts, and stays on the order when the rate changes', async () => {
  const tool = await shop.tool({ price: 1000 })
  const shipTo = { street: '1 Mill St', town: 'Columbus', region: 'OH', ...at('43215') }
  const { number, tax } = await shop.placeTool(tool.id, 4, { shipTo })
  expect(tax).toMatchObject({ amount: 355 })
  await shop.tax.addSalesRates(
    { actor: shop.admin },
    { rows: [{ ...row, zips: '43215', percent: 9, from: '2026-01-01' }] },
  )
  const read = await shop.orders.read({ actor: shop.buyer }, { number })
  expect(read.tax).toEqual(tax)
  await shop.transition(number, 'confirmed')
  await shop.documents.issue({ actor: shop.buyer }, { number, kind: 'invoice', size: 'a4' })
  const [invoice] = await shop.documents.list({ actor: shop.buyer }, { order: number })
  expect(invoice).toMatchObject({ kind: 'invoice' })
})

test('is charged in a state no more when its rates are removed', async () => {
  await shop.tax.removeSalesRates({ actor: shop.admin }, { state: 'OH' })
  const { tax } = await shop.tax.preview({ actor: undefined }, { net: 1000, ...at('43215') })
  expect(tax).toMatchObject({ amount: 0, lines: [{ category: 'O' }] })
  expect(
    await rejection(shop.tax.removeSalesRates({ actor: shop.admin }, { state: 'OH' })),
  ).toEqual(problemOf({ status: 404 }))
})

test('ZIP codes that are written from the last one are the same codes', () => {
  const read = (zips: string) => safeDecode(SalesRate, { ...row, zips })
  expect(read('43299-43004')).toMatchObject({ success: true, data: { zips: '43004-43299' } })
  expect(read('4300-43299').success).toBe(false)
})
