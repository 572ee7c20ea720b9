/** EDIFACT ORDERS and ORDCHG, D.93A to D.01B, as EANCOM uses them. Pure. */
import { fileMessages as messages } from '../messages.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { component, readInterchange, type Segment } from './edifact.ts'
import {
  dayIn,
  emptyLine,
  lineActionOf,
  noParty,
  type OrderDocument,
  type OrderedLine,
  type OrderParty,
  type OrderPurpose,
  type ReadOrders,
} from './order-document.ts'

/** Message functions (1225) that are no new order. */
const purposes: Readonly<Record<string, OrderPurpose>> = {
  '1': 'cancellation',
  '3': 'cancellation',
  '4': 'change',
  '5': 'change',
  '7': 'copy',
  '31': 'copy',
}
const orderTypes = new Set(['ORDERS', 'ORDCHG'])

type Placed = { readonly segment: Segment; readonly at: number }

/** @throws UnreadableFile */
export function readEdifactOrders(name: string, whole: string): ReadOrders {
  const { segments, text, decimal } = readInterchange(whole)
  const placed = segments.map((segment, at): Placed => ({ segment, at: at + 1 }))
  const starts = placed.filter(({ segment }) => segment.tag === 'UNH')
  const other = starts.find(({ segment }) => !orderTypes.has(component(segment, 1)))
  if (other || starts.length === 0) {
    const kind = other ? component(other.segment, 1) : 'unknown'
    throw new UnreadableFile(messages.orders.notOrder(name, messages.orders.edifactMessage(kind)))
  }
  const orders = starts.map(({ at }) => {
    const end = placed.find((one) => one.at > at && one.segment.tag === 'UNT')
    if (!end) throw new UnreadableFile(messages.orders.edifactCut(name))
    const message = placed.slice(at - 1, end.at)
    requireWhole(name, message)
    return toOrder(message, decimal)
  })
  return { form: 'edifact', text, orders }
}

/** @throws UnreadableFile where the message has another number of segments or lines than it says */
function requireWhole(name: string, message: readonly Placed[]): void {
  const said = Number(component(message.at(-1)?.segment ?? noSegment, 0))
  if (said !== message.length)
    throw new UnreadableFile(messages.orders.edifactCount(name, said, message.length))
  const counted = message.find(
    ({ segment }) => segment.tag === 'CNT' && component(segment, 0) === '2',
  )
  const lines = message.filter(({ segment }) => segment.tag === 'LIN').length
  const stated = counted ? Number(component(counted.segment, 0, 1)) : lines
  if (stated !== lines) throw new UnreadableFile(messages.orders.edifactLines(name, stated, lines))
}

const noSegment: Segment = { tag: '', elements: [] }

function toOrder(message: readonly Placed[], decimal: string): OrderDocument {
  const first = message.findIndex(({ segment }) => segment.tag === 'LIN')
  const last = message.findIndex(({ segment }) => segment.tag === 'UNS')
  const end = last < 0 ? message.length - 1 : last
  const header = message.slice(0, first < 0 ? end : first)
  const tagged = (tag: string) =>
    header.flatMap(({ segment }) => (segment.tag === tag ? [segment] : []))
  const [begin = noSegment] = tagged('BGM')
  const date = (...codes: readonly string[]) => dateIn(tagged('DTM'), codes)
  const groups = first < 0 ? [] : lineGroups(message.slice(first, end))
  const [change] = message.map(({ segment }) => component(segment, 1))
  // Function 4 changes an order; 5 replaces it, so that lines which are not named are gone.
  const names = component(begin, 2) === '4'
  return {
    purpose: purposes[component(begin, 2)] ?? (change === 'ORDCHG' ? 'change' : 'order'),
    number: component(begin, 1),
    changes: [
      ...new Set(
        tagged('RFF')
          .filter((segment) => component(segment, 0) === 'ON')
          .map((segment) => component(segment, 0, 1)),
      ),
    ].join(', '),
    date: date('137', '4'),
    currency: tagged('CUX').map((segment) => component(segment, 0, 1))[0] ?? '',
    notes: tagged('FTX').map(freeText).filter(Boolean),
    buyer: partyIn(header, ['BY']),
    deliverTo: partyIn(header, ['DP', 'ST', 'UC', 'CN']),
    severalAddresses: groups.some((group) => group.some(({ segment }) => isPlace(segment))),
    wishedFrom: date('64', '2', '10'),
    wishedUntil: date('63', '61', '2', '10'),
    lines: groups.map((group) => toLine(group, decimal, names)),
  }
}

/** A party of a line, or a place of delivery (3227: 7) with a part of its quantity. */
const isPlace = (segment: Segment): boolean =>
  segment.tag === 'NAD' || (segment.tag === 'LOC' && component(segment, 0) === '7')

/** The first of these dates that is there, in the order of the codes. */
const dateIn = (segments: readonly Segment[], codes: readonly string[]): string =>
  codes
    .map((code) => segments.find((segment) => component(segment, 0) === code))
    .map((segment) => (segment ? dayIn(century(component(segment, 0, 1))) : ''))
    .find(Boolean) ?? ''

/** A day of six digits is one of this century. */
const century = (text: string): string => (/^\d{6}$/.test(text) ? `20${text}` : text)

const freeText = (segment: Segment): string => (segment.elements[3] ?? []).filter(Boolean).join(' ')

/** The segments of each line, from its LIN to the next. */
function lineGroups(segments: readonly Placed[]): readonly (readonly Placed[])[] {
  const groups: Placed[][] = []
  for (const placed of segments) {
    if (placed.segment.tag === 'LIN') groups.push([])
    groups.at(-1)?.push(placed)
  }
  return groups
}

/** The party with the first of these roles that is there, and the contact below it. */
function partyIn(header: readonly Placed[], roles: readonly string[]): OrderParty {
  const isParty = (role: string) => (one: Placed) =>
    one.segment.tag === 'NAD' && component(one.segment, 0) === role
  const at = roles.map((role) => header.findIndex(isParty(role))).find((index) => index >= 0) ?? -1
  const party = header[at]?.segment
  if (!party) return noParty
  const next = header.findIndex(({ segment }, index) => index > at && segment.tag === 'NAD')
  const below = header.slice(at + 1, next < 0 ? header.length : next).map(({ segment }) => segment)
  const [name = '', ...more] = [...(party.elements[3] ?? []), ...(party.elements[2] ?? [])].filter(
    Boolean,
  )
  const [street = '', ...street2] = (party.elements[4] ?? []).filter(Boolean)
  const contact = below.find(({ tag }) => tag === 'CTA')
  const reach = (kind: string) =>
    below
      .filter((segment) => segment.tag === 'COM' && component(segment, 0, 1) === kind)
      .map((segment) => component(segment, 0))[0] ?? ''
  return {
    name,
    contact: [...more, contact ? component(contact, 1, 1) : ''].filter(Boolean).join(', '),
    street,
    street2: street2.join(', '),
    city: component(party, 5),
    region: component(party, 6),
    postcode: component(party, 7),
    country: component(party, 8).toUpperCase(),
    email: reach('EM'),
    phone: reach('TE'),
  }
}

/** By whose number an article is named: the code beside the number (7143). */
const numberKinds: Readonly<
  Record<string, 'sellerNumber' | 'buyerNumber' | 'makerNumber' | 'gtin'>
> = {
  SA: 'sellerNumber',
  VN: 'sellerNumber',
  VP: 'sellerNumber',
  BP: 'buyerNumber',
  IN: 'buyerNumber',
  MF: 'makerNumber',
  MP: 'makerNumber',
  EN: 'gtin',
  SRV: 'gtin',
  SRS: 'gtin',
  UP: 'gtin',
  IB: 'gtin',
}
type Numbers = { -readonly [Key in (typeof numberKinds)[string]]?: string }

/** LIN names one number, PIA up to five; those of other articles (3, 4: substitutes) are not its own. */
function numbersOf(segments: readonly Segment[]): Numbers {
  const found: Numbers = {}
  for (const segment of segments) {
    const isLine = segment.tag === 'LIN'
    if (!isLine && (segment.tag !== 'PIA' || ['3', '4'].includes(component(segment, 0)))) continue
    for (const [number = '', code = ''] of isLine
      ? [segment.elements[2] ?? []]
      : segment.elements.slice(1)) {
      const kind = numberKinds[code]
      if (kind && number !== '') found[kind] ??= number
    }
  }
  return found
}

/** @param isChange whether the codes of lines say what becomes of each */
function toLine(group: readonly Placed[], decimal: string, isChange: boolean): OrderedLine {
  const segments = group.map(({ segment }) => segment)
  const tagged = (tag: string) => segments.filter((segment) => segment.tag === tag)
  const code = component(segments[0] ?? noSegment, 1)
  const quantities = tagged('QTY')
  const ordered = quantities.find((segment) => ['21', '1'].includes(component(segment, 0)))
  const inside = quantities.find((segment) => component(segment, 0) === '59')
  const price = tagged('PRI').find((segment) => ['AAA', 'CAL'].includes(component(segment, 0)))
  const number = (text: string) => (decimal === ',' ? text.replace(',', '.') : text)
  const [name = ''] = tagged('IMD').map((segment) =>
    [component(segment, 2, 3), component(segment, 2, 4)].filter(Boolean).join(' '),
  )
  return {
    ...emptyLine,
    from: group[0]?.at ?? 1,
    to: group.at(-1)?.at ?? 1,
    number: component(segments[0] ?? noSegment, 0),
    name,
    cancelled: code === '2',
    action: isChange ? lineActionOf(code) : undefined,
    quantity: ordered ? number(component(ordered, 0, 1)) : '',
    unit: ordered ? component(ordered, 0, 2) : '',
    contains: inside ? number(component(inside, 0, 1)) : '',
    price: price ? number(component(price, 0, 1)) : '',
    priceQuantity: price ? number(component(price, 0, 4)) : '',
    note: tagged('FTX').map(freeText).filter(Boolean).join('\n'),
    ...numbersOf(segments),
  }
}
