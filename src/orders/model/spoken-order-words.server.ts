/**
 * The stored texts of an order in the language of the reader: names of its tools, explanations of
 * delivery and tax, notes that the program writes, and the changes made by edits.
 */
import {
  countUnits,
  priceBasisText,
  priceQuantities,
  unitNames,
} from '../../catalogue/model/units.ts'
import { deliveryMessages } from '../../delivery/messages/delivery.ts'
import { spokenDelivery } from '../../delivery/spoken-delivery.server.ts'
import { shopCountry } from '../../platform/addresses/shop-country.ts'
import { inSpokenNames } from '../../platform/languages/line-names.ts'
import { unitMessages } from '../../platform/messages/units.ts'
import { displayNumber, shopCurrency } from '../../platform/money/money.ts'
import {
  createSentenceTranslator,
  type StoredSentence,
} from '../../platform/translate-sentences.server.ts'
import { spokenTax } from '../../tax/spoken-tax.ts'
import { holdMessages as messages } from '../messages/holds.ts'
import type { OrderWithLines } from '../store.server.ts'
import type { OrderChange } from './edit-schema.ts'

const fixed = (say: () => string): StoredSentence => ({ takes: [], say })

/** An order as its reader gets it; documents and mails use the customer's language. */
export const inSpokenWords = <T extends OrderWithLines>(order: T): T => ({
  ...inSpokenNames(order),
  delivery: order.delivery && spokenDelivery(order.delivery),
  tax: order.tax && spokenTax(order.tax, shopCountry()),
})

/** A note in an order's history; text that people wrote stays unchanged. */
export const spokenNote = createSentenceTranslator([
  fixed(() => messages.expiredNote),
  fixed(() => messages.settledNote.payment),
  fixed(() => messages.settledNote.credit),
  fixed(() => messages.releasedNote('')),
  { takes: ['text'], say: ([name = '']) => messages.releasedNote(name) },
  fixed(() => messages.refusedNote('', '')),
  { takes: ['text'], say: ([note = '']) => messages.refusedNote('', note) },
  { takes: ['text', 'text'], say: ([name = '', note = '']) => messages.refusedNote(name, note) },
  { takes: ['text'], say: ([name = '']) => messages.refusedNote(name, '') },
])

const bases = unitNames.flatMap((unit) =>
  priceQuantities.map((pricePer) => () => priceBasisText({ unit, pricePer })),
)
const spokenAmount = createSentenceTranslator([
  fixed(() => deliveryMessages.freeRow),
  fixed(() => deliveryMessages.laterRow),
  ...unitNames.map((unit): StoredSentence => ({
    takes: ['count'],
    say: ([count]) => countUnits(Number(count), unit),
  })),
  ...bases.map((basis): StoredSentence => ({
    takes: ['amount'],
    say: ([price = '']) => `${price} ${basis() || unitMessages.each}`,
  })),
  { takes: ['amount'], say: ([amount = '']) => amount },
  { takes: ['count'], say: ([count]) => displayNumber(Number(count)) },
])

/** The changes to an order in the shop's present currency: quantities and amounts as words. */
export const spokenChange = (change: OrderChange, currency: string): OrderChange =>
  currency !== shopCurrency().code || ['phone', 'address', 'buyer'].includes(change.kind)
    ? change
    : { ...change, before: spokenParts(change.before), after: spokenParts(change.after) }

/** '24 × $2.10' is translated in parts. */
const spokenParts = (text: string): string => text.split(' × ').map(spokenAmount).join(' × ')
