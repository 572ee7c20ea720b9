/** An order as it is in a buyer's file: texts as written, before any lookup. */

import type { OrderTotal } from './order-sums.ts'
import type { Span } from './wished-days.ts'

/** The standard formats of orders. */
export const orderForms = ['ubl', 'cxml', 'edifact', 'opentrans', 'order-x', 'ids'] as const
export type OrderForm = (typeof orderForms)[number]

/**
 * What the file requests: a new order, a change or a cancellation; or nothing, such as a copy for
 * information and a connection test.
 */
export const orderPurposes = ['order', 'change', 'cancellation', 'copy', 'test'] as const
export type OrderPurpose = (typeof orderPurposes)[number]

/** The action of a change on a line, by UN/EDIFACT 1229, which UBL also uses. */
export const lineActions = { '1': 'added', '2': 'deleted', '3': 'changed', '4': 'none' } as const
export type LineAction = (typeof lineActions)[keyof typeof lineActions]

/** @returns undefined for no code, and for any other code */
export const lineActionOf = (code: string): LineAction | undefined =>
  Object.entries(lineActions).find(([one]) => one === code)?.[1]

/** Whether a line is not ordered: 'deleted', 'not accepted' (UN/EDIFACT 1229). */
export const isTakenBack = (code: string): boolean => code === '2' || code === '7'

/** '' if the file has none. */
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

/**
 * A line; '' for values that the file does not have. Numbers are decimal numbers with a decimal
 * point.
 */
export type OrderedLine = {
  /** Its number in the file. */
  readonly number: string
  /** The lines of the shown text from which it was read, from 1. */
  readonly from: number
  readonly to: number
  /** The seller's article number. */
  readonly sellerNumber: string
  readonly buyerNumber: string
  readonly gtin: string
  readonly makerNumber: string
  readonly name: string
  /** Descriptions of the article besides its name: a long text, a short one. */
  readonly description?: string | undefined
  /** The name of the maker; missing if the file names none. */
  readonly maker?: string | undefined
  readonly quantity: string
  /** The code of the unit as written: C62, PCE, EA. */
  readonly unit: string
  /** The number of articles in one ordered unit, if the file states it. */
  readonly contains: string
  /** The net price that the buyer assumes. */
  readonly price: string
  /** The number of units that the price is for; '' means one. */
  readonly priceQuantity: string
  /** The line total, if the file has it besides quantity and price. */
  readonly amount?: string | undefined
  /** An alternative to another line, which the buyer has not chosen. */
  readonly optional: boolean
  /** A line of a change that cancels it. */
  readonly cancelled: boolean
  /**
   * The action of a change on the line; undefined if it is not stated, and if the file is not a
   * change.
   */
  readonly action?: LineAction | undefined
  readonly note: string
  /** The first and last requested delivery day, if they are not those of the order. */
  readonly wished?: Span | undefined
  /** Parts of the line that are not read, as written; missing if all of it was read. */
  readonly unread?: readonly string[] | undefined
}

/** The name of the maker, if there is one. */
export const madeBy = (name: string): { readonly maker?: string } =>
  name === '' ? {} : { maker: name }

export type OrderDocument = {
  readonly purpose: OrderPurpose
  /** The buyer's order number. */
  readonly number: string
  /** For a change or a cancellation: the number of the order that it changes. */
  readonly changes: string
  /** 'YYYY-MM-DD', or ''. */
  readonly date: string
  /** ISO 4217, or ''. */
  readonly currency: string
  readonly notes: readonly string[]
  readonly buyer: OrderParty
  /** The name of the party that it orders from; missing if it names none. */
  readonly seller?: string | undefined
  readonly deliverTo: OrderParty
  /** Whether some lines go to other addresses than `deliverTo`. */
  readonly severalAddresses: boolean
  /** The first and last requested delivery day: 'YYYY-MM-DD', or ''. */
  readonly wishedFrom: string
  readonly wishedUntil: string
  /** Parts of the file that are not read, as written; missing if everything was read. */
  readonly unread?: readonly string[] | undefined
  /** The totals in the file; missing if there are none. */
  readonly totals?: readonly OrderTotal[] | undefined
  readonly lines: readonly OrderedLine[]
}

export type ReadOrders = {
  readonly form: OrderForm
  /** The text shown to a person beside it: the line positions refer to this text. */
  readonly text: string
  readonly orders: readonly OrderDocument[]
  /** The number of different XML files in a PDF; missing for anything else. */
  readonly attachedXml?: number
}

/** Maximum number of lines in an order, and of orders in a file. */
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
 * The currency of an order whose prices may have another one: if they differ, the prices' currency,
 * so that nobody takes its prices for amounts in the order's; 'EUR/USD' if the order has none and
 * its prices have several, so that they are in neither.
 * @param codes the code of the order, then the codes of its prices; '' if not stated
 */
export function currencyOf(codes: readonly string[]): string {
  const [first = '', ...others] = codes.filter((code) => code !== '')
  const other = others.find((code) => code.toUpperCase() !== first.toUpperCase())
  if (other === undefined) return first
  return codes[0] === '' ? `${first}/${other}` : other
}

/**
 * The label of a place of delivery that has no address, only a number or a name, so that nobody
 * assumes the usual address.
 * @param written the element or segment that names it; '' if none does
 */
export const withoutAddress = ({ street, city }: OrderParty, written: string): readonly string[] =>
  written === '' || (street !== '' && city !== '') ? [] : [written]

/** The name of the seller, if there is one. */
export const sellerNamed = ({ name }: Pick<OrderParty, 'name'>): { readonly seller?: string } =>
  name === '' ? {} : { seller: name }

/** Further texts about an article, each once, if there are any. */
export function describedBy(
  name: string,
  texts: readonly string[],
): { readonly description?: string } {
  const further = [...new Set(texts)].filter((text) => text !== '' && text !== name)
  return further.length === 0 ? {} : { description: further.join(' · ') }
}

/** Whether each ordered line has its price, so that no other document determines it. */
export const isPriced = (lines: readonly OrderedLine[]): boolean =>
  lines.every(({ price, cancelled }) => cancelled || price !== '')

/**
 * Further numbers of the same kind after the first, which is used, unless they differ only in
 * leading zeros.
 */
export function otherNumbers(numbers: readonly string[], written: string): readonly string[] {
  const [first, ...others] = numbers.map((number) => number.replace(/^0+/, ''))
  return others.filter((number) => number !== first).map((number) => `${written} ${number}`)
}

/** A party other than the known one, by name: its element, to be shown to a person. */
export const otherParty = (
  { name }: OrderParty,
  known: OrderParty,
  written: string,
): readonly string[] =>
  name === '' || name.toUpperCase() === known.name.toUpperCase() ? [] : [`${written} ${name}`]

/**
 * Whether a text is a date without a chosen time: midnight, noon and the last minute are default
 * times that programs write.
 */
export const isWholeDay = (text: string): boolean =>
  dayIn(text) !== '' &&
  /^\d{4}-?\d\d-?\d\d(?:0*|(?:T(?:00:00|12:00|23:59)\S*)?|[Zz]|[+-]\d\d:?\d\d)$/.test(text.trim())

/**
 * The day in '20260131', '202601311530', '2026-01-31' or '2026-01-31T10:00:00Z'; '' for anything
 * else.
 */
export function dayIn(text: string): string {
  const [, year, month, day] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?!\d{0,3}$|\d{5,})/.exec(`${text}    `) ?? []
  if (year === undefined) return ''
  const written = `${year}-${month}-${day}`
  const at = new Date(`${written}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== written ? '' : written
}
