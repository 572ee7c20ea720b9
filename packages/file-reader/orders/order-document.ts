/** An order as a buyer's file says it: texts as they are written, before anything is looked up. */

import type { OrderTotal } from './order-sums.ts'

/** The forms of the trade in which orders come. */
export const orderForms = ['ubl', 'cxml', 'edifact', 'opentrans', 'order-x', 'ids'] as const
export type OrderForm = (typeof orderForms)[number]

/**
 * What the file asks for: a new order, a change or a cancellation of one; or nothing, as a copy for
 * information and a test of the connection do.
 */
export const orderPurposes = ['order', 'change', 'cancellation', 'copy', 'test'] as const
export type OrderPurpose = (typeof orderPurposes)[number]

/** What a change does with a line, by UN/EDIFACT 1229, which UBL has taken over. */
export const lineActions = { '1': 'added', '2': 'deleted', '3': 'changed', '4': 'none' } as const
export type LineAction = (typeof lineActions)[keyof typeof lineActions]

/** @returns undefined for no code, and for one that says something else */
export const lineActionOf = (code: string): LineAction | undefined =>
  Object.entries(lineActions).find(([one]) => one === code)?.[1]

/** '' where the file does not say it. */
export type OrderParty = {
  readonly name: string
  /** Person, department or second line of the name. */
  readonly contact: string
  readonly street: string
  readonly street2: string
  readonly postcode: string
  readonly city: string
  readonly region: string
  /** ISO 3166-1, two capital letters. */
  readonly country: string
  readonly email: string
  readonly phone: string
}

/** A line; '' where the file does not say it. Numbers are decimal numbers with a point. */
export type OrderedLine = {
  /** Its number in the file. */
  readonly number: string
  /** The lines of the shown text that it takes, from 1. */
  readonly from: number
  readonly to: number
  /** The seller's article number. */
  readonly sellerNumber: string
  readonly buyerNumber: string
  readonly gtin: string
  readonly makerNumber: string
  readonly name: string
  /** What the file says of the article beside its name: a long text, a short one. */
  readonly description?: string | undefined
  /** The name of the maker; missing where the file names none. */
  readonly maker?: string | undefined
  readonly quantity: string
  /** The code of the unit as written: C62, PCE, EA. */
  readonly unit: string
  /** How many of the article one ordered unit holds, where the file says so. */
  readonly contains: string
  /** The net price that the buyer assumes. */
  readonly price: string
  /** For how many units that price is; '' is one. */
  readonly priceQuantity: string
  /** What the line comes to, where the file says it beside quantity and price. */
  readonly amount?: string | undefined
  /** An alternative to another line, which the buyer has not decided for. */
  readonly optional: boolean
  /** A line of a change that takes it back. */
  readonly cancelled: boolean
  /** What a change does with the line; undefined where it does not say it, and of what is no change. */
  readonly action?: LineAction | undefined
  readonly note: string
}

/** The name of the maker, where there is one. */
export const madeBy = (name: string): { readonly maker?: string } =>
  name === '' ? {} : { maker: name }

export type OrderDocument = {
  readonly purpose: OrderPurpose
  /** The buyer's number of the order. */
  readonly number: string
  /** Of a change or a cancellation: the number of the order that it changes. */
  readonly changes: string
  /** 'YYYY-MM-DD', or ''. */
  readonly date: string
  /** ISO 4217, or ''. */
  readonly currency: string
  readonly notes: readonly string[]
  readonly buyer: OrderParty
  /** The name of the party that it orders from; missing where it names none. */
  readonly seller?: string | undefined
  readonly deliverTo: OrderParty
  /** Whether single lines go to other addresses than `deliverTo`. */
  readonly severalAddresses: boolean
  /** The days between which the goods are wished: 'YYYY-MM-DD', or ''. */
  readonly wishedFrom: string
  readonly wishedUntil: string
  /** What the file says beside, and is not read, as it is written; missing where all was read. */
  readonly unread?: readonly string[] | undefined
  /** What the file says that it comes to; missing where it says nothing of that. */
  readonly totals?: readonly OrderTotal[] | undefined
  readonly lines: readonly OrderedLine[]
}

export type ReadOrders = {
  readonly form: OrderForm
  /** The text that a person reads beside it: what lines say of their place is of this text. */
  readonly text: string
  readonly orders: readonly OrderDocument[]
  /** Different files of XML in a PDF; missing of all else. */
  readonly attachedXml?: number
}

/** Lines of an order, and orders in a file, at most. */
export const maxOrderedLines = 1000
export const maxOrdersInFile = 20

export const noParty: OrderParty = {
  name: '',
  contact: '',
  street: '',
  street2: '',
  postcode: '',
  city: '',
  region: '',
  country: '',
  email: '',
  phone: '',
}

export const emptyLine: OrderedLine = {
  number: '',
  from: 1,
  to: 1,
  sellerNumber: '',
  buyerNumber: '',
  gtin: '',
  makerNumber: '',
  name: '',
  quantity: '',
  unit: '',
  contains: '',
  price: '',
  priceQuantity: '',
  optional: false,
  cancelled: false,
  note: '',
}

/**
 * The currency of an order whose prices may have others: one that differs from that of the order, so that
 * nobody takes its prices for those; 'EUR/USD' where the order has none, so that they are of neither.
 * @param codes of the order, then of its prices; '' where they are not said
 */
export function currencyOf(codes: readonly string[]): string {
  const [first = '', ...others] = codes.filter((code) => code !== '')
  const other = others.find((code) => code.toUpperCase() !== first.toUpperCase())
  if (other === undefined) return first
  return codes[0] === '' ? `${first}/${other}` : other
}

/**
 * How a place of delivery is named that has no address: by a number or a name only, so that nobody
 * takes the usual address for it.
 * @param written the element or segment that names it; '' where none does
 */
export const withoutAddress = ({ street, city }: OrderParty, written: string): readonly string[] =>
  written === '' || (street !== '' && city !== '') ? [] : [written]

/** The name of the seller, where there is one. */
export const sellerNamed = ({ name }: Pick<OrderParty, 'name'>): { readonly seller?: string } =>
  name === '' ? {} : { seller: name }

/** Further texts about an article, each once, where there are any. */
export function describedBy(
  name: string,
  texts: readonly string[],
): { readonly description?: string } {
  const further = [...new Set(texts)].filter((text) => text !== '' && text !== name)
  return further.length === 0 ? {} : { description: further.join(' · ') }
}

/** Whether each line that is ordered says its price, so that no paper beside says it. */
export const isPriced = (lines: readonly OrderedLine[]): boolean =>
  lines.every(({ price, cancelled }) => cancelled || price !== '')

/** Numbers of one kind beside the first, which is taken, where they are not the same with more zeros. */
export function otherNumbers(numbers: readonly string[], written: string): readonly string[] {
  const [first, ...others] = numbers.map((number) => number.replace(/^0+/, ''))
  return others.filter((number) => number !== first).map((number) => `${written} ${number}`)
}

/** Another party than that which is known, by its name: what names it, for a person. */
export const otherParty = (
  { name }: OrderParty,
  known: OrderParty,
  written: string,
): readonly string[] =>
  name === '' || name.toUpperCase() === known.name.toUpperCase() ? [] : [`${written} ${name}`]

/**
 * Whether a text is a day, and no time of it that somebody chose: midnight, noon and the last minute are
 * what programs write of a day.
 */
export const isWholeDay = (text: string): boolean =>
  dayIn(text) !== '' &&
  /^\d{4}-?\d\d-?\d\d(?:0*|(?:T(?:00:00|12:00|23:59)\S*)?|[Zz]|[+-]\d\d:?\d\d)$/.test(text.trim())

/** The day of '20260131', '202601311530', '2026-01-31' or '2026-01-31T10:00:00Z'; '' of anything else. */
export function dayIn(text: string): string {
  const [, year, month, day] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?!\d{0,3}$|\d{5,})/.exec(`${text}    `) ?? []
  if (year === undefined) return ''
  const written = `${year}-${month}-${day}`
  const at = new Date(`${written}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== written ? '' : written
}
