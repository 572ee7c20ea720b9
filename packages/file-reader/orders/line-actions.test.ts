/** What a change does with each of its lines, where the codes of its standard say it. */
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

test.each([
  ['1', 'added'],
  ['2', 'deleted'],
  ['3', 'changed'],
  ['4', 'none'],
])('the code %s says %s', (code, action) => {
  expect(edifact(code)).toEqual([action])
  expect(ubl(`<LineStatusCode>${code}</LineStatusCode>`)).toEqual([action])
})

test('an answer’s code, none, and a message that replaces the whole order say nothing of a line', () => {
  const open = [undefined]
  expect([edifact('5'), edifact(''), ubl('')]).toEqual([open, open, open])
  expect([edifact('3', '5'), edifact('1', '9', 'ORDERS')]).toEqual([open, open])
})
