/** The operations with which staff credit a part of a price although the goods stay. */
import * as z from 'zod/mini'
import { endpoint } from '../../platform/access/endpoint.ts'
import { problem } from '../../../packages/contract/problem.ts'
import { renameKeys } from '../../../packages/contract/rename-keys.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { named } from '../../../packages/contract/wire-format.ts'
import { maxOrderLines } from '../../orders/model/cart-fields.ts'
import { Id, Integer, Line } from '../../platform/fields/fields.ts'
import { Money, MoneyTotal } from '../../platform/fields/money-field.ts'
import { allowanceMessages as messages } from '../messages/allowances.ts'

/** `facts.lines`: the remaining charge of each invoice line. */
export const moreThanInvoiced = problem('more-than-invoiced', 409, messages.problems.tooLarge)

const Percent = z
  .number(messages.notPercent)
  .check(
    z.minimum(0.01, messages.notPercent),
    z.maximum(100, messages.notPercent),
    z.multipleOf(0.01, messages.notPercent),
  )

const AllowanceLine = z.strictObject({
  /** The position of the order line; 0: the delivery charge. */
  line: Integer(0, maxOrderLines, messages.notLine),
  amount: z.optional(Money),
})

/** No line may occur twice. */
const linesOnce = z.superRefine<readonly { readonly line: number }[]>((lines, { addIssue }) => {
  const seen = new Set<number>()
  for (const [index, { line }] of lines.entries()) {
    const path = [index, 'line']
    if (seen.has(line)) addIssue({ code: 'custom', path, message: messages.lineTwice, input: line })
    seen.add(line)
  }
})

/** Either an amount on every line, or one for all of them, or a percentage. */
export const NewAllowance = z
  .strictObject({
    /** The id of the invoice. */
    id: Id,
    reason: Line(200),
    lines: z
      .array(named('AllowanceLine', AllowanceLine))
      .check(z.minLength(1, messages.noLines), z.maxLength(maxOrderLines), linesOnce),
    amount: z.optional(Money),
    percent: z.optional(Percent),
  })
  .check(
    z.refine(
      ({ lines, amount, percent }) => {
        const priced = lines.filter((line) => line.amount !== undefined).length
        const ways = [amount !== undefined, percent !== undefined, priced > 0]
        return ways.filter(Boolean).length === 1 && (priced === 0 || priced === lines.length)
      },
      { path: ['amount'], error: messages.oneWay },
    ),
  )
export type NewAllowance = z.output<typeof NewAllowance>

const ChargedLine = z.strictObject({
  /** 0: the delivery charge, which has no SKU. */
  line: z.int(),
  sku: z.string(),
  name: z.string(),
  /** The invoiced amount less credits, without tax. */
  total: MoneyTotal,
  left: MoneyTotal,
})
export type ListedCharge = z.output<typeof ChargedLine>

const IssuedAllowance = z.strictObject({
  id: Id,
  /** As printed: 'CN-000003'. */
  number: z.string(),
  /** The credited amount, with tax. */
  total: MoneyTotal,
})
export type IssuedAllowance = z.output<typeof IssuedAllowance>

const byMoney = { access: 'admin', permission: 'money' } as const

export const allowanceEndpoints = {
  charges: endpoint({
    route: 'GET /documents/:id/lines',
    ...byMoney,
    summary:
      'List the amounts that an invoice still charges for each of its lines, after credit notes',
    input: z.strictObject({ id: Id }),
    output: z.strictObject({ lines: z.array(named('ChargedLine', ChargedLine)) }),
    problems: [notFound],
  }),
  allow: endpoint({
    route: 'POST /documents/:id/credit-notes',
    ...byMoney,
    idempotent: true,
    status: 201,
    summary: 'Credit part of the price of invoice lines without a return of the goods',
    input: named('NewAllowance', NewAllowance),
    output: named('IssuedAllowance', renameKeys(IssuedAllowance, { id: '_id' })),
    problems: [notFound, moreThanInvoiced],
  }),
}
