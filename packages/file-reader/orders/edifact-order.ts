/** EDIFACT ORDERS and ORDCHG, D.93A to D.01B, as EANCOM uses them. Pure. */
import { fileMessages as messages } from '../messages.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { component, readInterchange, type Segment } from './edifact.ts'
import { dateIn, spanIn } from './edifact-dates.ts'
import { numbersOf } from './edifact-numbers.ts'
import {
  deliveryRoles,
  isOrdered,
  lineAmounts,
  netPrices,
  ownSegments,
  taxAmounts,
  testIndicator,
  totalAmounts,
  unreadInEdifact,
  unreadInLines,
} from './edifact-unread.ts'
import {
  currencyOf,
  describedBy,
  emptyLine,
  isTakenBack,
  lineActionOf,
  noParty,
  sellerNamed,
  type OrderDocument,
  type OrderedLine,
  type OrderParty,
  type OrderPurpose,
  type ReadOrders,
} from './order-document.ts'
import { numberOr0, withPriceOfAmount, type OrderTotal } from './order-sums.ts'
import { nameOfNoOrder } from './order-types.ts'
import { asUnread } from './unread-elements.ts'
import { wishedDays, withWished } from './wished-days.ts'

/** Message functions (1225) that are not new orders. */
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
  const { segments, text } = readInterchange(whole)
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
    requireOrder(name, message)
    const interchange = placed.findLast((one) => one.at < at && one.segment.tag === 'UNB')
    return toOrder(message, interchange?.segment)
  })
  return { form: 'edifact', text, orders }
}

/** @throws UnreadableFile if the message has another number of segments or lines than it states */
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

/** @throws UnreadableFile for a document whose code (1001) orders nothing, such as an offer */
function requireOrder(name: string, message: readonly Placed[]): void {
  const begin = message.find(({ segment }) => segment.tag === 'BGM')?.segment ?? noSegment
  const code = component(begin, 0)
  const kind = nameOfNoOrder(code)
  if (kind === undefined) return
  const said = messages.orders.edifactDocument(code, kind)
  throw new UnreadableFile(messages.orders.notOrder(name, said))
}

const noSegment: Segment = { tag: '', elements: [] }

function toOrder(message: readonly Placed[], interchange: Segment | undefined): OrderDocument {
  const first = message.findIndex(({ segment }) => segment.tag === 'LIN')
  const last = message.findIndex(({ segment }) => segment.tag === 'UNS')
  const end = last < 0 ? message.length - 1 : last
  const header = message.slice(0, first < 0 ? end : first)
  const summary = segmentsOf(message.slice(end))
  const tagged = (tag: string) => segmentsOf(header).filter((segment) => segment.tag === tag)
  const [begin = noSegment] = tagged('BGM')
  const groups = first < 0 ? [] : lineGroups(message.slice(first, end))
  const purpose = purposeOf(message, begin)
  const isChange = purpose === 'change' || purpose === 'cancellation'
  // Function 4 changes an order; 5 replaces it, so that lines which are not named are deleted.
  const names = component(begin, 2) === '4'
  const wished = wishedIn(tagged('DTM'), groups)
  const lines = groups.map(segmentsOf)
  const parts = { header: segmentsOf(header), lines, summary, interchange, isChange }
  const unreadOfLines = unreadInLines(parts)
  const unread = [
    ...unreadInEdifact(parts, unreadOfLines),
    ...(wished.isByLine ? ['DTM by LIN'] : []),
  ]
  const totals = totalsIn([...tagged('MOA'), ...summary])
  const amounts = [...tagged('MOA'), ...summary, ...lines.flat()].filter(({ tag }) => tag === 'MOA')
  return {
    purpose: testIndicator(interchange) === '' ? purpose : 'test',
    number: component(begin, 1),
    changes: [
      ...new Set(
        tagged('RFF')
          .filter((segment) => component(segment, 0) === 'ON')
          .map((segment) => component(segment, 0, 1)),
      ),
    ].join(', '),
    date: dateIn(tagged('DTM'), ['137', '4']),
    currency: currencyOf([
      ...tagged('CUX').map((segment) => component(segment, 0, 1)),
      ...amounts.map((segment) => component(segment, 0, 2)),
    ]),
    notes: tagged('FTX').map(freeText).filter(Boolean),
    buyer: partyIn(header, ['BY']),
    ...sellerNamed(partyIn(header, ['SU', 'SE'])),
    deliverTo: partyIn(header, deliveryRoles),
    severalAddresses: lines.some((line) => line.some(isPlace)),
    wishedFrom: wished.wishedFrom,
    wishedUntil: wished.wishedUntil,
    ...asUnread(unread),
    ...(totals.length > 0 ? { totals } : {}),
    lines: withWished(
      groups.map((group, at) => ({
        ...toLine(group, names),
        ...asUnread(unreadOfLines[at] ?? []),
      })),
      wished.ofLines,
    ),
  }
}

const segmentsOf = (placed: readonly Placed[]): readonly Segment[] =>
  placed.map(({ segment }) => segment)

/**
 * The purpose of an order, from its function, otherwise from its type or the code of its document:
 * 230 requests a change.
 */
function purposeOf(message: readonly Placed[], begin: Segment): OrderPurpose {
  const said = purposes[component(begin, 2)]
  if (said) return said
  const type = component(message[0]?.segment ?? noSegment, 1)
  return type === 'ORDCHG' || component(begin, 0) === '230' ? 'change' : 'order'
}

/** The requested delivery days, from the dates of the header and of the lines. */
const wishedIn = (dates: readonly Segment[], groups: readonly (readonly Placed[])[]) =>
  wishedDays(
    spanIn(dates),
    groups.map((group) => spanIn(ownSegments(segmentsOf(group)))),
  )

/**
 * Amounts of the whole order (5025: 79 for its lines; 86, 128 and 9 for the total due); D.96A
 * leaves open whether they include tax.
 */
function totalsIn(segments: readonly Segment[]): readonly OrderTotal[] {
  const amounts = segments.filter(({ tag }) => tag === 'MOA')
  const tax = amounts.filter((segment) => taxAmounts.has(component(segment, 0)))
  const [due] = tax.map((segment) => numberOr0(number(component(segment, 0, 1))))
  return amounts
    .filter((segment) => totalAmounts.has(component(segment, 0)))
    .map((segment) => ({
      said: number(component(segment, 0, 1)),
      besides: due === undefined || component(segment, 0) === '79' ? [0] : [0, due],
    }))
}

/**
 * A number with a decimal point: both comma and point are decimal signs, regardless of UNA (ISO
 * 9735, 10).
 */
const number = (text: string): string => text.replace(',', '.')

/** A party of a line, or a place of delivery (3227: 7) with a part of its quantity. */
const isPlace = (segment: Segment): boolean =>
  segment.tag === 'NAD' || (segment.tag === 'LOC' && component(segment, 0) === '7')

const freeText = ({ elements: [, , , text = [], language = []] }: Segment): string =>
  text.filter(Boolean).join(' ') || language.filter((said) => said.length > 3).join(' ')

/** The text of a line's note, or its private code, so that the line asks. */
const noteText = (segment: Segment): string => freeText(segment) || component(segment, 2)

/** The segments of each line, from its LIN to the next. */
function lineGroups(segments: readonly Placed[]): readonly (readonly Placed[])[] {
  const groups: Placed[][] = []
  for (const placed of segments) {
    if (placed.segment.tag === 'LIN') groups.push([])
    groups.at(-1)?.push(placed)
  }
  return groups
}

/**
 * The first party that has one of these roles, in the order of the roles, and the contact below it.
 */
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

/** @param isChange whether the codes of lines state what happens to each */
function toLine(group: readonly Placed[], isChange: boolean): OrderedLine {
  const segments = segmentsOf(group)
  const tagged = (tag: string) => segments.filter((segment) => segment.tag === tag)
  const code = component(segments[0] ?? noSegment, 1)
  const own = ownSegments(segments)
  const ordered = own.find(isOrdered)
  const quantities = new Set(
    own.filter(isOrdered).map((segment) => number(component(segment, 0, 1))),
  )
  const ofCode = (tag: string, codes: ReadonlySet<string>) =>
    own.find((segment) => segment.tag === tag && codes.has(component(segment, 0)))
  const inside = ofCode('QTY', new Set(['59']))
  const price = tagged('PRI').find((segment) => netPrices.has(component(segment, 0)))
  const amount = ofCode('MOA', lineAmounts)
  const texts = tagged('IMD')
    .map((segment) =>
      [component(segment, 2, 3), component(segment, 2, 4)].filter(Boolean).join(' '),
    )
    .filter(Boolean)
  const [name = ''] = texts
  return withPriceOfAmount({
    ...emptyLine,
    from: group[0]?.at ?? 1,
    to: group.at(-1)?.at ?? 1,
    number: component(segments[0] ?? noSegment, 0),
    name,
    ...describedBy(name, texts),
    cancelled: isTakenBack(code),
    action: isChange ? lineActionOf(code) : undefined,
    // Two different ones are no quantity, so the line asks.
    quantity: [...quantities].join(' / '),
    unit: ordered ? component(ordered, 0, 2) : '',
    contains: inside ? number(component(inside, 0, 1)) : '',
    price: price ? number(component(price, 0, 1)) : '',
    priceQuantity: price ? number(component(price, 0, 4)) : '',
    ...(amount ? { amount: number(component(amount, 0, 1)) } : {}),
    note: tagged('FTX').map(noteText).filter(Boolean).join('\n'),
    ...numbersOf(segments),
  })
}
