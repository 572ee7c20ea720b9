/**
 * What the unread parts of a file are about: their names come from the format (UBL, cXML, EDIFACT
 * …), which a clerk need not know.
 */
import type { ReceivedForm } from './draft.ts'
import { placementMessages } from './messages/placement.ts'

/**
 * Keyed by the beginning of the name, as the readers of `packages/file-reader/orders` return it.
 */
const kinds: readonly (readonly [RegExp, keyof typeof placementMessages.parts])[] = [
  [/^Note\b/, 'note'],
  [/× line /, 'repeated'],
  [/^Seller /, 'seller'],
  [/^Number like /, 'alike'],
  [/^orderVersion/, 'version'],
  [/allowance|^ALC\b|allow_or_charge|modification/i, 'discounts'],
  [/validity|^DTM\+(36|63)\b|effectiveDate|expirationDate/i, 'validity'],
  [/^SCC\b|schedule|^QTY\b/i, 'schedule'],
  [/contract|agreement|quotation|^RFF\+(CT|BO|AAG)\b|offerNo/i, 'contract'],
  [/substitut|alternative|composite|^LIN C829|sub-?line/i, 'parts'],
  [/shipTo|delivery_?party|^NAD\+DP|globalId|idReference/i, 'place'],
  [/^TOD\b|deliveryTerms|incoterm|transport|^TDT\b/i, 'terms'],
  [/delivery_?date|^DTM\b|requestedDelivery/i, 'days'],
]

/** The text for people; in a table, the headings are the buyer's own words. */
export const namedParts = (form: ReceivedForm, parts: readonly string[]): readonly string[] =>
  form === 'table' ? parts : parts.map(namedPart)

/** Parts of a line that change when, where to or under which paper it is delivered, but not what. */
const besideGoods = new Set(['days', 'place', 'terms', 'contract'])

/** The unread parts of a line that may change its article, its quantity or its price, in words. */
export const partsOfGoods = (parts: readonly string[]): readonly string[] =>
  parts
    .filter((part) => !/^RFF\b/.test(part) && !besideGoods.has(kindOf(part) ?? ''))
    .map(namedPart)

const kindOf = (part: string) => kinds.find(([pattern]) => pattern.test(part))?.[1]

/** 'discounts or charges (AllowanceCharge)'; only the name if nothing more is known about it. */
export function namedPart(part: string): string {
  const kind = kindOf(part)
  return kind === undefined ? part : `${placementMessages.parts[kind]} (${part})`
}
