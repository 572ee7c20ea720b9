/** The shop's refusals of an order, as messages of a checkout. Pure. */
import { isProblem, type Problem } from '../../../packages/contract/problem.ts'
import { invalidInput } from '../../../packages/contract/standard-problems.ts'
import { linesRefused, notDelivered, orderWireNames } from '../../orders/contract.ts'
import { refusedLines } from '../../orders/model/refused-lines.ts'
import { errorMessage, type UcpMessage } from './envelope.ts'

const addressPath = '$.fulfillment.methods[0].destinations[0]'
/** The path of an order field within a checkout. */
const paths: Readonly<Record<string, string>> = {
  shipTo: addressPath,
  address: addressPath,
  country: addressPath,
  postcode: addressPath,
  [orderWireNames.phone]: '$.buyer.phone_number',
  poNumber: '$.trade.po_number',
  note: '$.trade.note',
  backOrder: '$.trade.back_order',
}
const pathOf = (pointer: string): string | undefined => paths[pointer.split('/')[1] ?? '']

/** UCP codes known to platforms; any other code is the type of the Problem. */
const codes: Readonly<Record<string, string>> = {
  [notDelivered.type]: 'address_undeliverable',
}
const lineCodes: Readonly<Record<string, string>> = {
  gone: 'item_unavailable',
  stock: 'out_of_stock',
  quantity: 'invalid_quantity',
  price: 'price_changed',
}
/** Problems that an agent cannot resolve: the person must ask the shop. */
const forPeople: readonly string[] = ['company-on-hold', 'buyer-not-admitted', 'prices-hidden']

/** @throws the same Problem if it is not about the order: too many calls, no right */
export function refusedOrder(problem: Problem): readonly UcpMessage[] {
  if (isProblem(problem, linesRefused)) return linesOf(problem)
  const { type, detail, title, status, errors = [] } = problem.body
  if (isProblem(problem, invalidInput) && errors.length > 0)
    return errors.map(({ pointer, detail: said }) => {
      const path = pathOf(pointer)
      return errorMessage('field_invalid', said, path === undefined ? {} : { path })
    })
  if (status === 429 || status >= 500 || status === 401) throw problem
  const severity = forPeople.includes(type) ? 'requires_buyer_input' : 'recoverable'
  const code = codes[type] ?? type.replaceAll('-', '_')
  const path = type === notDelivered.type ? { path: addressPath } : {}
  return [errorMessage(code, detail ?? title, { severity, ...path })]
}

const linesOf = (problem: Problem): readonly UcpMessage[] => {
  const lines = refusedLines(problem)
  if (lines.length === 0) return [errorMessage('lines_refused', problem.message)]
  return lines.map(({ position, why, detail }) =>
    errorMessage(lineCodes[why] ?? why, detail, { path: `$.line_items[${position}].quantity` }),
  )
}
