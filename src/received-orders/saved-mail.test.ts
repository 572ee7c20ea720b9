/** A mail that somebody saved is brought as a file. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rejection } from '../../tests/order-shop.ts'
import { openNumbersShop, type NumbersShop } from '../customer-part-numbers/test-shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { mail } from './mailbox/test-mails.ts'

let shop: NumbersShop
let buyer: Actor
beforeAll(async () => {
  shop = await openNumbersShop()
  await shop.tool({ sku: 'HAM-16', name: 'Claw Hammer', price: 1250, stock: 500 })
  buyer = (await shop.company('Saved mails')).buyer
})
afterAll(() => shop.close())

const bring = (text: string) =>
  shop.receivedOrders.receive(
    { actor: buyer, fileBytes: new TextEncoder().encode(text) },
    { name: 'order.eml' },
  )

test('its file is the order, of whom it was brought by', async () => {
  const [received] = await bring(
    mail({
      from: 'somebody@else.example',
      text: 'Please see the file.',
      files: [{ name: 'po.csv', content: 'SKU;Quantity\nHAM-16;7\n' }],
    }),
  )
  const order = await shop.receivedOrders.read({ actor: buyer }, { id: received?.id ?? '' })
  expect(order).toMatchObject({ fileName: 'po.csv', notes: ['Please see the file.'] })
  expect(order.buyer?.userId).toBe(buyer.id)
  expect(order.lines).toMatchObject([{ state: 'certain', tool: { sku: 'HAM-16' }, quantity: 7 }])
})

test('with nothing in it that is an order, it is refused by what it has', async () => {
  const picture = mail({ files: [{ name: 'photo.png', content: '\u0089PNG', type: 'image/png' }] })
  expect(await rejection(bring(picture))).toMatchObject({ body: { type: 'order-file-unreadable' } })
})

test.each([
  ['order.csv', 'Description;Qty\n[HAM-16] Claw Hammer;7\n', 'certain'],
  ['order.txt', '7 [HAM-16] Claw Hammer\n', 'certain'],
  ['order.tsv', 'SKU\tQty\n[HAM-16] Claw Hammer\t7\n', 'certain'],
  ['order.tsv', 'SKU\tDescription\tQty\nHAM-16\t[HAM-16] Claw Hammer\t7\n', 'certain'],
  ['order.tsv', 'SKU\tDescription\tQty\nHAM-16\t[HAM-17] Claw Hammer\t7\n', 'to-confirm'],
  [
    'order.eml',
    mail({
      html: '<table><tr><td>Description<td>Qty<tr><td>[HAM-16] Claw Hammer<td>7</table>',
    }),
    'certain',
  ],
  [
    'order.xml',
    '<cXML><Request><OrderRequest><OrderRequestHeader orderID="B-1"/><ItemOut quantity="7" lineNumber="1"><ItemID><SupplierPartID/></ItemID><ItemDetail><Description>[HAM-16] Claw Hammer</Description></ItemDetail></ItemOut></OrderRequest></Request></cXML>',
    'certain',
  ],
])('the number in brackets before a name is that of the article: %s', async (name, text, state) => {
  const [received] = await shop.receivedOrders.receive(
    { actor: buyer, fileBytes: new TextEncoder().encode(text) },
    { name },
  )
  const { lines } = await shop.receivedOrders.read({ actor: buyer }, { id: received?.id ?? '' })
  expect(lines).toMatchObject([{ tool: { sku: 'HAM-16' }, quantity: 7, state }])
})
