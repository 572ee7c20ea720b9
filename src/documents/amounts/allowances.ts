/** Price allowances: a credit on an invoice's lines although the goods stay. */
import type { DocumentedLine } from '../document-content.ts'
import { sumOfLines, type CreditedInvoice } from './credits.ts'

export type InvoicedLine = DocumentedLine & { readonly line: number }
/** An invoice line and its remaining charge, in cents without tax. */
export type ChargedLine = { readonly line: InvoicedLine; readonly left: number }

/** The requested allowance: an amount per line, one for all of them, or a percentage of each. */
export type Allowance = {
  readonly lines: readonly { readonly line: number; readonly amount?: number | undefined }[]
  /** Cents without tax, divided in proportion to the lines' remaining charges. */
  readonly amount?: number | undefined
  /** Percentage of each line's remaining charge; at most two decimals. */
  readonly percent?: number | undefined
}

/** All lines of an invoice, each with the remaining charge after its credit notes. */
export const chargedLines = ({
  lines,
  credited,
}: Pick<CreditedInvoice<InvoicedLine>, 'lines' | 'credited'>): readonly ChargedLine[] =>
  lines.map((line) => ({
    line,
    left: line.total - sumOfLines(credited.filter((credit) => credit.line === line.line)),
  }))

/**
 * The lines of the credit note: amounts only, without pieces; lines of zero are left out.
 * @returns undefined if a line is not on the invoice, or its remaining charge is less than
 *   requested
 */
export function allowanceLines(
  charged: readonly ChargedLine[],
  allowance: Allowance,
): readonly InvoicedLine[] | undefined {
  const chosen = allowance.lines.flatMap(({ line, amount = 0 }) => {
    const found = charged.find((one) => one.line.line === line)
    return found ? [{ ...found, amount }] : []
  })
  const amounts = amountsOf(allowance, chosen)
  if (!amounts || chosen.length < allowance.lines.length) return undefined
  if (chosen.some(({ left }, index) => (amounts[index] ?? 0) > left)) return undefined
  return chosen.flatMap(({ line }, index) => {
    const cents = amounts[index] ?? 0
    return cents > 0 ? [toAllowance(line, cents)] : []
  })
}

/** The amount for each line; undefined if all lines together have less left. */
function amountsOf(
  { amount, percent }: Allowance,
  chosen: readonly { readonly left: number; readonly amount: number }[],
): readonly number[] | undefined {
  const left = chosen.map((line) => line.left)
  if (percent !== undefined) {
    const hundredths = BigInt(Math.round(percent * 100))
    return left.map((cents) => fractionOf(cents, hundredths, 10_000n))
  }
  return amount === undefined ? chosen.map((line) => line.amount) : divideByWeights(amount, left)
}

const toAllowance = (
  { line, sku, name, partNumber, tax }: InvoicedLine,
  cents: number,
): InvoicedLine => ({
  line,
  sku,
  name,
  quantity: 0,
  unitPrice: cents,
  total: cents,
  ...(partNumber === undefined ? {} : { partNumber }),
  ...(tax ? { tax } : {}),
})

/**
 * Divides an amount by weights, so that its parts add up to it and none exceeds its weight.
 * @returns undefined if the amount exceeds the sum of all weights
 */
export function divideByWeights(
  amount: number,
  weights: readonly number[],
): readonly number[] | undefined {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (amount > whole) return undefined
  let [before, given] = [0, 0]
  return weights.map((weight) => {
    before += weight
    const upTo = fractionOf(amount, BigInt(before), BigInt(whole))
    const part = upTo - given
    given = upTo
    return part
  })
}

/** Cents times a fraction, rounded half up. */
const fractionOf = (cents: number, part: bigint, whole: bigint): number =>
  whole === 0n ? 0 : Number((BigInt(cents) * part * 2n + whole) / (whole * 2n))
