/**
 * A delivery charge as a line that can be credited: line 0 of the invoice and of the credit notes
 * that credit a part of it.
 */
import { addBases, chargesByRate, rateKey, type Bases } from './bill-tax.ts'
import { divideByWeights, type ChargedLine, type InvoicedLine } from './allowances.ts'
import type { DocumentContent } from '../document-content.ts'
import { deliveryLine } from '../rules.ts'

type Billed = Pick<DocumentContent['order'], 'delivery' | 'lines' | 'tax'>
/** Without tax there is one rate, which has no name. */
const untaxed = ''

const chargesOf = (bill: Billed): Bases =>
  bill.tax ? chargesByRate(bill) : new Map([[untaxed, bill.delivery?.charge ?? 0]])

/** Delivery charges that a credit note credits as separate lines. */
function linesOf({ lines, tax }: Billed): Bases {
  const [main] = tax?.lines ?? []
  return addBases(
    ...lines
      .filter(({ line }) => line === deliveryLine)
      .map((one) => {
        const rate = one.tax ?? main
        return new Map([[rate ? rateKey(rate) : untaxed, one.total]])
      }),
  )
}

const negative = (bases: Bases): Bases =>
  new Map([...bases].map(([key, base]) => [key, -base] as const))

/**
 * The remaining delivery charge of an invoice in cents without tax, by rate.
 * @param credits the credit notes of the invoice
 */
export const deliveryLeft = (invoice: Billed, credits: readonly Billed[]): Bases =>
  addBases(
    chargesOf(invoice),
    ...credits.flatMap((credit) => [negative(chargesOf(credit)), negative(linesOf(credit))]),
  )

export const sumOfBases = (bases: Bases): number =>
  [...bases.values()].reduce((sum, base) => sum + base, 0)

/** The charge as shown to staff; none if the invoice has none. */
export function chargedDelivery(
  invoice: Billed,
  credits: readonly Billed[],
  name: string,
): readonly ChargedLine[] {
  const charge = invoice.delivery?.charge ?? 0
  if (charge === 0) return []
  const line = { line: deliveryLine, sku: '', name, quantity: 1, unitPrice: charge }
  return [{ line: { ...line, total: charge }, left: sumOfBases(deliveryLeft(invoice, credits)) }]
}

/** The credited delivery charge, as one line per tax rate. */
export function deliveryLines(
  given: InvoicedLine,
  { tax }: Billed,
  left: Bases,
): readonly InvoicedLine[] {
  const rates = [...left].filter(([, base]) => base > 0)
  const parts = divideByWeights(
    given.total,
    rates.map(([, base]) => base),
  )
  return rates.flatMap(([key], index) => {
    const total = parts?.[index] ?? 0
    const rate = tax?.lines.find((each) => rateKey(each) === key)
    const taxed = rate ? { tax: { category: rate.category, rate: rate.rate } } : {}
    return total > 0 ? [{ ...given, unitPrice: total, total, ...taxed }] : []
  })
}
