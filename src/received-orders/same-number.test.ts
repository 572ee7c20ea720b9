/** Two orders with one number that the shop sees at once: one is placed at most, and which is said. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNumbersShop, type NumbersShop } from '../customer-part-numbers/test-shop.ts'
import { ublOrder } from './test-files.ts'

let shop: NumbersShop
beforeAll(async () => {
  shop = await openNumbersShop()
  await shop.tool({ sku: 'HAM-16', name: 'Claw Hammer', price: 1250, stock: 500 })
})
afterAll(() => shop.close())

const order = (number: string, quantity: number): Uint8Array =>
  ublOrder({
    number,
    date: new Date().toISOString().slice(0, 10),
    note: '',
    buyer: '',
    lines: [{ sku: 'HAM-16', quantity }],
  })

/** All arrive before the shop decides. @returns what becomes of each, in the order of their arrival */
async function arriveAtOnce(name: string, files: readonly Uint8Array[]) {
  const { id } = await shop.company(name)
  await shop.saveCompany(id, {
    orderFiles: 'place',
    phone: '+1 512 555 0142',
    address: '418 Mill Street, Austin',
  })
  const ids: string[] = []
  for (const bytes of files) {
    const write = await shop.receivedOrders.receiveForCompany(
      { id, name },
      { name: 'order.xml', bytes },
    )
    const [row] = await shop.database.transact(write)
    ids.push(row?.id ?? '')
  }
  await shop.receivedOrders.placeDue()
  return Promise.all(
    ids.map(async (one) => {
      const read = await shop.receivedOrders.read({ actor: shop.admin }, { id: one })
      return [read.state, read.isRepeated, read.placementReason]
    }),
  )
}
const before = 'The company has sent an order with this number before. Compare the two orders.'

test('the first of the same orders is placed, the others are shown as sent again', async () => {
  const same = order('T-1', 2)
  expect(await arriveAtOnce('Sends twice', [same, same, same])).toEqual([
    ['ordered', false, ''],
    ['open', true, before],
    ['open', true, before],
  ])
})

test('the same order again with another writing of its number is a draft that names the first', async () => {
  const [first, second, third] = await arriveAtOnce('Writes it again', [
    order('C-02', 2),
    order('PO C-02', 2),
    order('C-02-A', 3),
  ])
  expect(first).toEqual(['ordered', false, ''])
  for (const one of [second, third])
    expect(one).toEqual([
      'open',
      false,
      'The file contains information that the shop does not read: a number that may belong to another order of this buyer (Number like C-02). Check the original.',
    ])
})

test('of two files that are not the same, none is placed, and both say why', async () => {
  expect(await arriveAtOnce('Corrects itself', [order('T-2', 2), order('T-2', 3)])).toEqual([
    [
      'open',
      false,
      'A later file with this order number differs from this file. Compare the two files before you place the order.',
    ],
    ['open', true, before],
  ])
})
