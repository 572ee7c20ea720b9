/**
 * The table of delivery charges in a form: everything is text, weights are kilograms, amounts are
 * money, countries are names. `ChargesForm` parses it.
 */
import * as z from 'zod/mini'
import { countryCodes, countryName, euCountries } from '../platform/addresses/countries.ts'
import {
  amountInField,
  numberInField,
  parseMoney,
  withoutCurrency,
} from '../platform/money/money.ts'
import { numberMessage } from '../platform/fields/number-message.ts'
import { typedDecimal } from '../platform/numbers/written-number.ts'
import {
  otherCountryRules,
  rateBases,
  type DeliveryTable,
  type RateBasis,
} from './delivery-table.ts'
import { chargesPageMessages as messages } from './messages/charges-page.ts'
import { faultsOf, type TableFault } from './table-faults.ts'

const Row = z.object({ upTo: z.string(), charge: z.string() })
const Zone = z.object({
  name: z.string(),
  countries: z.string(),
  postcodes: z.string(),
  basis: z.enum(rateBases),
  steps: z.array(Row),
  freeFrom: z.string(),
  onRequest: z.boolean(),
})
const Texts = z.object({
  charged: z.boolean(),
  zones: z.array(Zone),
  surcharges: z.array(z.object({ label: z.string(), amount: z.string(), above: z.string() })),
  otherCountries: z.enum(otherCountryRules),
  collection: z.string(),
  usualWeight: z.string(),
  revision: z.number(),
})
export type ChargesTexts = z.output<typeof Texts>
export type ZoneTexts = z.output<typeof Zone>

/** The form's schema: returns the table, or the errors of each field. */
export const ChargesForm = z.pipe(
  Texts,
  z.transform((texts: ChargesTexts, context): DeliveryTable => {
    const { table, faults } = readTexts(texts)
    for (const { path, message } of faults)
      context.issues.push({ code: 'custom', path: [...path], message, input: texts })
    return table
  }),
)

function readTexts(texts: ChargesTexts): {
  readonly table: DeliveryTable
  readonly faults: readonly TableFault[]
} {
  const faults: TableFault[] = []
  const readBy =
    <T>(read: (text: string) => T | undefined, message: (text: string) => string, instead: T) =>
    (text: string, ...path: TableFault['path']): T => {
      const value = read(text.trim())
      if (value === undefined) faults.push({ path, message: message(text) })
      return value ?? instead
    }
  const notMoney = (text: string) => numberMessage(withoutCurrency(text), messages.notMoney)
  const notKilograms = (text: string) => numberMessage(text, messages.notKilograms)
  const money = readBy(parseMoney, notMoney, 0)
  const moneyOrNone = readBy(orNone(parseMoney), notMoney, null)
  const gramsOrNone = readBy(orNone(toGrams), notKilograms, null)
  const line = readBy(toLine, () => messages.needed, '')
  const table: DeliveryTable = {
    charged: texts.charged,
    zones: texts.zones.map((zone, index) => {
      const at = (...path: TableFault['path']) => ['zones', index, ...path]
      const { codes, unknown } = parseCountries(zone.countries)
      if (unknown.length > 0)
        faults.push({ path: at('countries'), message: messages.unknownCountries(unknown) })
      const limit = zone.basis === 'weight' ? gramsOrNone : moneyOrNone
      return {
        name: line(zone.name, ...at('name')),
        countries: codes,
        postcodes: zone.postcodes.trim(),
        basis: zone.basis,
        // Deliveries on request need no charges; typed charges are kept even if they are invalid.
        steps: zone.onRequest
          ? []
          : zone.steps.map(({ upTo, charge }, step) => ({
              upTo: limit(upTo, ...at('steps', step, 'upTo')),
              charge: money(charge, ...at('steps', step, 'charge')),
            })),
        freeFrom: moneyOrNone(zone.freeFrom, ...at('freeFrom')),
        onRequest: zone.onRequest,
      }
    }),
    surcharges: texts.surcharges.map(({ label, amount, above }, index) => ({
      label: line(label, 'surcharges', index, 'label'),
      amount: money(amount, 'surcharges', index, 'amount'),
      above: gramsOrNone(above, 'surcharges', index, 'above'),
    })),
    otherCountries: texts.otherCountries,
    collection: texts.collection.trim(),
    usualWeight: gramsOrNone(texts.usualWeight, 'usualWeight'),
  }
  return { table, faults: faults.length > 0 ? faults : faultsOf(table) }
}

const orNone =
  <T>(read: (text: string) => T | undefined) =>
  (text: string): T | null | undefined =>
    text === '' ? null : read(text)
const toLine = (text: string): string | undefined => (text === '' ? undefined : text)
const withoutKilograms = (text: string): string => text.trim().replace(/ ?kg$/, '')
/** '31.5' kilograms, '31.5 kg' → 31500 grams; at most 100,000 kg. */
const toGrams = (text: string): number | undefined => {
  const grams = Math.round(typedDecimal(withoutKilograms(text)) * 1000)
  return grams <= 100_000_000 ? grams : undefined
}

/** Countries by name or code; 'EU' means its members. Without duplicates, in the order written. */
export function parseCountries(text: string): {
  readonly codes: readonly string[]
  readonly unknown: readonly string[]
} {
  const codes = new Set<string>()
  const unknown: string[] = []
  for (const part of text.split(/[,;\n]/).map((each) => each.trim())) {
    if (part === '') continue
    const found = /^eu$/i.test(part) ? euCountries : [codeOf(part)].filter((code) => code !== '')
    if (found.length === 0) unknown.push(part)
    for (const code of found) codes.add(code)
  }
  return { codes: [...codes], unknown }
}

const codeOf = (text: string): string => {
  const folded = text.toLowerCase()
  return (
    countryCodes.find(
      (code) => code.toLowerCase() === folded || countryName(code).toLowerCase() === folded,
    ) ?? ''
  )
}

const named = (code: string): string => countryName(code)

/** Shows all members of the EU as one word. */
const displayCountries = (codes: readonly string[]): string =>
  euCountries.every((code) => codes.includes(code))
    ? ['EU', ...codes.filter((code) => !euCountries.includes(code)).map(named)].join(', ')
    : codes.map(named).join(', ')

const inKilograms = (grams: number | null): string =>
  grams === null ? '' : numberInField(grams / 1000)
const asMoney = (cents: number | null): string => (cents === null ? '' : amountInField(cents))
const limitOf = (basis: RateBasis, upTo: number | null): string =>
  basis === 'weight' ? inKilograms(upTo) : asMoney(upTo)

/** A table in the form's representation. */
export const toTexts = (table: DeliveryTable & { readonly revision: number }): ChargesTexts => ({
  charged: table.charged,
  zones: table.zones.map((zone) => ({
    name: zone.name,
    countries: displayCountries(zone.countries),
    postcodes: zone.postcodes,
    basis: zone.basis,
    steps: zone.steps.map(({ upTo, charge }) => ({
      upTo: limitOf(zone.basis, upTo),
      charge: asMoney(charge),
    })),
    freeFrom: asMoney(zone.freeFrom),
    onRequest: zone.onRequest,
  })),
  surcharges: table.surcharges.map(({ label, amount, above }) => ({
    label,
    amount: asMoney(amount),
    above: inKilograms(above),
  })),
  otherCountries: table.otherCountries,
  collection: table.collection,
  usualWeight: inKilograms(table.usualWeight),
  revision: table.revision,
})

/** A new zone: one charge for everything. */
export const newZone = (): ZoneTexts => ({
  name: '',
  countries: '',
  postcodes: '',
  freeFrom: '',
  basis: 'weight',
  steps: [{ upTo: '', charge: '' }],
  onRequest: false,
})
