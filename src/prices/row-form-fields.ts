/** A price list row in a form, all as text, and its conversion. */
import * as z from 'zod/mini'
import { moneyMessage } from '../platform/fields/money-field.ts'
import { moneyInField, numberInField, parseMoney } from '../platform/money/money.ts'
import { numberMessage } from '../platform/fields/number-message.ts'
import { typedDecimal, typedNumber } from '../platform/numbers/written-number.ts'
import { pricesMessages } from './messages/prices.ts'
import { rowsPageMessages as messages } from './messages/pages.ts'
import { priceQuantities } from '../catalogue/model/units.ts'
import { rowFaults, type PriceRow } from './row-fields.ts'
import { priceTargets, type PriceTarget } from './rules.ts'

type Breaks = { from: number; price: number }[]

/** Separators between quantity prices: a comma only if it cannot be part of a number. */
const ladderSigns = /[;\n]|,(?=\s|\d{1,7}\s*:|$)/

/** '24: 9.50, 96: 8.80' as breaks; undefined if it cannot be parsed. */
export function parseLadder(text: string): Breaks | undefined {
  const parts = text
    .split(ladderSigns)
    .map((part) => part.trim())
    .filter(Boolean)
  const breaks = parts.flatMap((part) => {
    const [, from, amount = ''] = /^(\d{1,7})\s*[:+ ]\s*(\S.*)$/.exec(part) ?? []
    const price = parseMoney(amount)
    return price === undefined ? [] : [{ from: Number(from), price }]
  })
  return breaks.length === parts.length ? breaks : undefined
}

const isPercent = (text: string): boolean =>
  /^\d{1,3}(?:\.\d{1,2})?$/.test(typedNumber(text) ?? '') &&
  typedDecimal(text) > 0 &&
  typedDecimal(text) <= 100

const fields = z.object({
  target: z.enum(priceTargets),
  name: z.string().check(z.trim()),
  percentOff: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isPercent(text), {
      error: ({ input }) => numberMessage(String(input), pricesMessages.notPercent),
    }),
  ),
  price: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || parseMoney(text) !== undefined, {
      error: ({ input }) => moneyMessage(input),
    }),
  ),
  priceBreaks: z
    .string()
    .check(z.refine((text) => parseLadder(text) !== undefined, messages.notLadder)),
  /** Empty: not stated. */
  pricePer: z.enum(['', ...priceQuantities.map(String)]),
  validFrom: z.string(),
  validUntil: z.string(),
})
export type RowForm = z.output<typeof fields>

/** The typed values in the API's form. */
export const toRowInput = ({
  percentOff,
  price,
  priceBreaks,
  pricePer,
  validFrom,
  validUntil,
}: RowForm) => ({
  ...(percentOff === '' ? {} : { percentOff: typedDecimal(percentOff) }),
  ...(price === '' ? {} : { price: parseMoney(price) ?? 0 }),
  ...(priceBreaks.trim() === '' ? {} : { priceBreaks: parseLadder(priceBreaks) ?? [] }),
  ...(price === '' || pricePer === '' ? {} : { pricePer: Number(pricePer) }),
  ...(validFrom === '' ? {} : { validFrom }),
  ...(validUntil === '' ? {} : { validUntil }),
})

/** With errors across fields, each message at its own field. */
export const RowFormFields = fields.check(
  z.superRefine((values, { addIssue }) => {
    for (const { path, message } of rowFaults(toRowInput(values)))
      addIssue({ code: 'custom', path: path.slice(0, 1), message, input: undefined })
  }),
)

/** A row in the form; an empty form for a new one. */
// oxlint-disable-next-line complexity -- a record, field by field
export const rowFormOf = (row?: PriceRow): RowForm => ({
  target: row?.target ?? ('tool' satisfies PriceTarget),
  name: row?.name ?? '',
  percentOff: row?.percentOff === undefined ? '' : numberInField(row.percentOff),
  price: row?.price === undefined ? '' : moneyInField(row.price),
  priceBreaks: (row?.priceBreaks ?? [])
    .map(({ from, price }) => `${from}: ${moneyInField(price)}`)
    .join(', '),
  pricePer: row?.pricePer === undefined ? '' : String(row.pricePer),
  validFrom: row?.validFrom ?? '',
  validUntil: row?.validUntil ?? '',
})
