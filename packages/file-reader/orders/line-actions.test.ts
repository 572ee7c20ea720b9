/** What a change does with each of its lines, if its standard has codes for this. */
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { readOrders } from './read-orders.ts'

const actionIn = (text: string) =>
  readOrders('change', strToU8(text))?.orders[0]?.lines.map(({ action }) => action)

const edifact = (code: string, purpose = '4', type = 'ORDCHG') =>
  actionIn(
    `UNA:+.? 'UNH+1+${type}:D:96A:UN'BGM+230+AEN-7+${purpose}'LIN+1+${code}+0764569104:IB'QTY+21:48'UNS+S'UNT+6+1'`,
  )
const ubl = (status: string) =>
  actionIn(
    `<OrderChange><ID>1</ID><OrderLine><LineItem><ID>1</ID>${status}<Quantity>5</Quantity></LineItem></OrderLine></OrderChange>`,
  )

const orderX = (status: string, type = '230', purpose = '4') =>
  actionIn(
    `<rsm:SCRDMCCBDACIOMessageStructure xmlns:rsm="r" xmlns:ram="a"><rsm:ExchangedDocument><ram:ID>1</ram:ID><ram:TypeCode>${type}</ram:TypeCode><ram:PurposeCode>${purpose}</ram:PurposeCode></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction><ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID>${status}</ram:AssociatedDocumentLineDocument>
<ram:SpecifiedLineTradeDelivery><ram:RequestedQuantity unitCode="C62">5</ram:RequestedQuantity></ram:SpecifiedLineTradeDelivery></ram:IncludedSupplyChainTradeLineItem></rsm:SupplyChainTradeTransaction></rsm:SCRDMCCBDACIOMessageStructure>`,
  )
const lineStatus = (code: string) => `<ram:LineStatusCode>${code}</ram:LineStatusCode>`

test.each([
  ['1', 'added'],
  ['2', 'deleted'],
  ['3', 'changed'],
  ['4', 'none'],
])('the code %s says %s', (code, action) => {
  expect(edifact(code)).toEqual([action])
  expect(ubl(`<LineStatusCode>${code}</LineStatusCode>`)).toEqual([action])
  expect(orderX(lineStatus(code))).toEqual([action])
})

test('an answer’s code, none, and a message that replaces the whole order say nothing of a line', () => {
  const open = [undefined]
  expect([edifact('5'), edifact(''), ubl('')]).toEqual([open, open, open])
  expect([orderX(lineStatus('5')), orderX('')]).toEqual([open, open])
  expect([edifact('3', '5'), edifact('1', '9', 'ORDERS')]).toEqual([open, open])
  expect([orderX(lineStatus('3'), '230', '5'), orderX(lineStatus('1'), '220', '9')]).toEqual([
    open,
    open,
  ])
})

test('a line that is deleted or not accepted is taken back, and two quantities are not one', () => {
  const lines = (text: string) =>
    readOrders('order', strToU8(text))?.orders[0]?.lines.map((line) => [
      line.cancelled,
      line.quantity,
    ])
  const order = (line: string) =>
    `UNA:+.? 'UNH+1+ORDERS:D:96A:UN'BGM+220+9+9'${line}'UNS+S'UNT+${line.split("'").length + 4}+1'`
  expect(lines(order("LIN+1+7+A-1:SA'QTY+21:72"))).toEqual([[true, '72']])
  expect(lines(order("LIN+1+2+A-1:SA'QTY+21:72"))).toEqual([[true, '72']])
  expect(lines(order("LIN+1+1+A-1:SA'QTY+21:24'QTY+21:36"))).toEqual([[false, '24 / 36']])
  expect(lines(order("LIN+1+1+A-1:SA'QTY+21:24'QTY+21:24"))).toEqual([[false, '24']])
})
