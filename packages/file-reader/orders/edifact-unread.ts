/**
 * Finds the content of an ORDERS or ORDCHG that is not read, by segments and their qualifiers
 * (UN/EDIFACT D.96A and D.01B, as EANCOM uses them). Unknown segments are reported. Pure.
 */
import { component, type Segment } from './edifact.ts'
import { unreadNumbers } from './edifact-numbers.ts'
import { dayOf, spanIn } from './edifact-dates.ts'
import { isOrderName, unplainOrder } from './order-types.ts'

/** Dates (2005) of the document, and of its references. */
const silentDates: ReadonlySet<string> = new Set(['137', '4', '171'])
/** Requested dates: delivery and despatch, earliest, latest. */
const wishedDates: ReadonlySet<string> = new Set(['2', '10', '61', '63', '64'])
/** Functions of a message (1225) that are read; 9 is an original. */
const functions: ReadonlySet<string> = new Set(['', '9', '1', '3', '4', '5', '7', '31'])
/**
 * Numbers (1153) of this order, and of its parties and their accounts. References for prices are
 * not included.
 */
const silentReferences: ReadonlySet<string> = new Set(
  'ON CO CR ABO UC VN LI IT IA API ADE VA AHP FC GN XA AMT'.split(' '),
)
/** Contract, offer, price list: if each line has a price, the price is compared instead. */
const priceReferences = ['CT', 'AAG', 'PL']
/** Roles (3035) of the seller, the buyer and the sender of the message. */
const silentRoles: ReadonlySet<string> = new Set('SU SE OB MS MR FR TO'.split(' '))
export const deliveryRoles = ['DP', 'ST', 'UC', 'CN'] as const
/** The invoicee and the payer: known if they are the buyer. */
const payingRoles: ReadonlySet<string> = new Set(['IV', 'BT', 'PR'])
/** Amounts (5025) of the whole order that are compared with its lines. */
export const totalAmounts: ReadonlySet<string> = new Set(['79', '86', '128', '9'])
/** Amounts of a line. */
export const lineAmounts: ReadonlySet<string> = new Set(['203', '66'])
/** Amounts of tax, and the taxed amounts. */
export const taxAmounts: ReadonlySet<string> = new Set(['124', '176'])
const taxBases: ReadonlySet<string> = new Set(['125'])
/** Totals (6069): lines are counted; weights and volumes follow from the goods. */
const silentCounts: ReadonlySet<string> = new Set(['2', '7', '15', '18'])
/** Net prices (5125), which are read, and prices from which they follow: gross, for information. */
export const netPrices: ReadonlySet<string> = new Set(['AAA', 'CAL'])
const otherPrices: ReadonlySet<string> = new Set(['AAB', 'INF'])
/** Types (5375) and kinds (5387) of an agreed price: catalogue, contract, net. Not `PRV`. */
const priceTypes: ReadonlySet<string> = new Set(['', 'CA', 'CT', 'NT'])
const priceKinds: ReadonlySet<string> = new Set(['', 'CAT', 'CON', 'NTP', 'NTU'])
/** Price units that mean a piece. */
const pieces: ReadonlySet<string> = new Set(['', 'PCE', 'C62', 'EA', 'NAR', 'H87', 'NMB'])
/** The possible subject of a description (7081): the article as a whole. */
const ofArticle: ReadonlySet<string> = new Set(['', '8', '79', 'ANM', 'DSC'])
/** Whether an article is a consumer unit, traded unit, despatch unit or invoicing unit (7009). */
const unitsOfTrade: ReadonlySet<string> = new Set(['', 'CU', 'TU', 'DU', 'IN'])

/**
 * Segments of a group that a line opens for a part of it; later segments no longer apply to the
 * whole line.
 */
const partTags: ReadonlySet<string> = new Set(
  'PAC LOC NAD ALC TDT TOD EQD SCC RCS STG DGS'.split(' '),
)

/** The segments of a line that apply to all of it. */
export function ownSegments(line: readonly Segment[]): readonly Segment[] {
  const end = line.findIndex(({ tag }) => partTags.has(tag))
  return end < 0 ? line : line.slice(0, end)
}

export type EdifactMessage = {
  readonly header: readonly Segment[]
  readonly lines: readonly (readonly Segment[])[]
  /** From UNS on. */
  readonly summary: readonly Segment[]
  /** The UNB of its interchange. */
  readonly interchange: Segment | undefined
  readonly isChange: boolean
}
type Check = (segment: Segment) => readonly string[]
type Checks = Readonly<Record<string, Check>>

const silent: Check = () => []
const qualifier = (segment: Segment): string => component(segment, 0)
const named = (segment: Segment): string =>
  [segment.tag, qualifier(segment)].filter(Boolean).join('+')
const written = ({ tag, elements }: Segment): string =>
  [tag, ...elements.map((element) => element.join(':'))].join('+')
const oneOf =
  (known: ReadonlySet<string>): Check =>
  (segment) =>
    known.has(qualifier(segment)) ? [] : [named(segment)]

/**
 * The number of known elements of a segment; in a price, the second one means that it changes the
 * price of a sub-line.
 */
const knownElements: Readonly<Record<string, number>> = {
  BGM: 4,
  DTM: 1,
  RFF: 1,
  NAD: 9,
  CUX: 3,
  LIN: 6,
  PIA: 6,
  IMD: 4,
  QTY: 1,
  PRI: 1,
  MOA: 1,
  CNT: 1,
}

const checkAll = (segments: readonly Segment[], checks: Checks): readonly string[] =>
  segments.flatMap((segment) => {
    const check = Object.hasOwn(checks, segment.tag) ? checks[segment.tag] : undefined
    const more = segment.elements.slice(knownElements[segment.tag] ?? segment.elements.length)
    const isMore = more.some((element) => element.some((text) => text !== ''))
    return [...(check?.(segment) ?? [named(segment)]), ...(isMore ? [written(segment)] : [])]
  })

/** For each line, its segments that are not read, by tag and qualifier. */
export function unreadInLines(message: EdifactMessage): readonly (readonly string[])[] {
  const ofReference = referencesOf(message)
  const parents = new Set(message.lines.flatMap(parentOf))
  return message.lines.map((line) => [
    ...unreadOfLine(line, message.isChange, ofReference),
    ...(line.some((one) => one.tag === 'LIN' && parents.has(qualifier(one))) ? [subLine] : []),
  ])
}

const subLine = 'LIN C829 (sub-line)'
/** The number of the line that this line is a part of. */
const parentOf = ([first]: readonly Segment[]): readonly string[] => {
  const number = first ? component(first, 3, 1) : ''
  return number === '' ? [] : [number]
}

/**
 * @param ofLines from `unreadInLines`
 * @returns segments by tag and qualifier; empty if everything was read
 */
export function unreadInEdifact(
  message: EdifactMessage,
  ofLines: readonly (readonly string[])[],
): readonly string[] {
  const ofReference = referencesOf(message)
  return [
    ...testIn(message.interchange),
    ...checkAll(message.header, headerChecks(message, ofReference)),
    ...ofLines.flat(),
    ...checkAll(message.summary, summaryChecks(message)),
  ]
}

/** The test indicator is the eleventh element of UNB (0035): 1 is a test, and so are the others. */
export function testIndicator(interchange: Segment | undefined): string {
  const indicator = interchange ? component(interchange, 10) : ''
  return indicator === '0' ? '' : indicator
}

function testIn(interchange: Segment | undefined): readonly string[] {
  const indicator = testIndicator(interchange)
  return indicator === '' ? [] : [`UNB 0035 = ${indicator} (test)`]
}

/** A text that consists only of a private code. */
const checkText: Check = (segment) =>
  component(segment, 2) !== '' && (segment.elements[3] ?? []).every((text) => text === '')
    ? [`${named(segment)} ${component(segment, 2)}`]
    : []

const anywhere: Checks = { FTX: checkText, CTA: silent, COM: silent, TAX: silent }

/**
 * References that do not change the order: references for prices, if each line has its own, and the
 * number of the order itself (ON), or of the changed order.
 */
function referencesOf({ header, lines, isChange }: EdifactMessage): Check {
  const begin = header.find(({ tag }) => tag === 'BGM')
  const number = begin ? component(begin, 1) : ''
  const isPriced = lines.every((line) => line.some(isNetPrice))
  const known = oneOf(new Set([...silentReferences, ...(isPriced ? priceReferences : [])]))
  return (segment) =>
    qualifier(segment) === 'ON' && !isChange && component(segment, 0, 1) !== number
      ? [written(segment)]
      : known(segment)
}

const isNetPrice = (segment: Segment): boolean =>
  segment.tag === 'PRI' && netPrices.has(qualifier(segment))

function headerChecks({ header, isChange }: EdifactMessage, ofReference: Check): Checks {
  return {
    ...anywhere,
    UNH: silent,
    BGM: checkBegin(isChange),
    DTM: checkDate(header),
    RFF: ofReference,
    NAD: checkParty(header),
    FII: silent,
    CUX: checkCurrency,
    MOA: oneOf(new Set([...totalAmounts, ...taxAmounts, ...taxBases])),
  }
}

const checkBegin =
  (isChange: boolean): Check =>
  (segment) => {
    const [kind, code] = [unplainOrder(component(segment, 0)), component(segment, 2)]
    const isPlain = kind === '' || (isChange && component(segment, 0) === '230')
    const name = component(segment, 0, 3)
    return [
      ...(isPlain ? [] : [`BGM ${kind}`]),
      ...(isOrderName(name) ? [] : [`BGM ${name}`]),
      ...(functions.has(code) ? [] : [`BGM 1225 = ${code}`]),
    ]
  }

/** A second currency, into which the first is converted. */
const checkCurrency: Check = (segment) => {
  const [first, second] = [component(segment, 0, 1), component(segment, 1, 1)]
  return second === '' || second === first ? [] : [`CUX ${second}`]
}

/** A date that is read is the first or last requested day, without a time. */
const checkDate =
  (segments: readonly Segment[]): Check =>
  (segment) => {
    const code = qualifier(segment)
    if (silentDates.has(code)) return []
    if (!wishedDates.has(code)) return [named(segment)]
    const day = dayOf(segment)
    const isRead = day !== '' && spanIn(segments).includes(day)
    return isRead && /^.{1,8}0*$/.test(component(segment, 0, 1)) ? [] : [written(segment)]
  }

/** The party that is used if there are several roles: the first role that exists. */
export const takenParty = (
  segments: readonly Segment[],
  roles: readonly string[],
): Segment | undefined =>
  roles
    .map((role) => segments.find((one) => one.tag === 'NAD' && qualifier(one) === role))
    .find((segment) => segment !== undefined)

const isSameParty = (one: Segment, other: Segment | undefined): boolean => {
  if (one === other) return true
  const texts = (segment: Segment | undefined) => JSON.stringify(segment?.elements.slice(2) ?? [])
  const [id, otherId] = [component(one, 1), other ? component(other, 1) : '']
  return id !== '' && otherId !== '' ? id === otherId : texts(one) === texts(other)
}

function checkParty(header: readonly Segment[]): Check {
  const [buyer, delivery] = [takenParty(header, ['BY']), takenParty(header, deliveryRoles)]
  return (segment) => {
    const party = qualifier(segment)
    if (silentRoles.has(party)) return []
    if (party === 'BY' || payingRoles.has(party))
      return isSameParty(segment, buyer) ? [] : [named(segment)]
    const isDelivery = deliveryRoles.some((one) => one === party)
    if (!isDelivery || !isSameParty(segment, delivery)) return [named(segment)]
    const hasAddress = component(segment, 4) !== '' && component(segment, 5) !== ''
    return hasAddress || (buyer !== undefined && isSameParty(segment, buyer))
      ? []
      : [`${named(segment)} ${component(segment, 1)}`.trim()]
  }
}

function unreadOfLine(
  line: readonly Segment[],
  isChange: boolean,
  ofReference: Check,
): readonly string[] {
  const own = new Set(ownSegments(line))
  const ofAll =
    (check: Check): Check =>
    (segment) =>
      own.has(segment) ? check(segment) : [named(segment)]
  const [ordered] = [...own].filter(isOrdered)
  const inside = [...own].find((one) => one.tag === 'QTY' && qualifier(one) === '59')
  const price = line.find(isNetPrice)
  const amount = [...own].find((one) => one.tag === 'MOA' && lineAmounts.has(qualifier(one)))
  return [
    ...unreadNumbers(line),
    ...checkAll(line, {
      ...anywhere,
      LIN: checkLine(isChange),
      // By their numbers.
      PIA: silent,
      IMD: checkDescription,
      QTY: ofAll((segment) => (segment === ordered || segment === inside ? [] : [named(segment)])),
      DTM: ofAll(checkDate([...own])),
      MOA: (segment) =>
        segment === amount || taxAmounts.has(qualifier(segment)) || taxBases.has(qualifier(segment))
          ? []
          : [named(segment)],
      PRI: (segment) => checkPrice(segment, price, ordered),
      RFF: ofReference,
      // Reported as addresses other than the order's.
      NAD: silent,
      LOC: oneOf(new Set(['7'])),
    }),
  ]
}

/** The ordered quantity (6063): 21, or 1 in older messages. */
export const isOrdered = (segment: Segment): boolean =>
  segment.tag === 'QTY' && ['21', '1'].includes(qualifier(segment))

/** The action on a line (1229), and whether it is a part of another (C829, 1222). */
const checkLine =
  (isChange: boolean): Check =>
  (segment) => {
    const action = component(segment, 1)
    const isKnown = (isChange ? /^[1-4]?$/ : /^[12]?$/).test(action)
    const isSub = [3, 4, 5].some((at) => (segment.elements[at] ?? []).some((text) => text !== ''))
    return [...(isKnown ? [] : [`LIN 1229 = ${action}`]), ...(isSub ? [subLine] : [])]
  }

const checkDescription: Check = (segment) => {
  const text = [component(segment, 2, 3), component(segment, 2, 4)].join('')
  const isKnown =
    ofArticle.has(component(segment, 1)) && (text !== '' || unitsOfTrade.has(component(segment, 2)))
  return isKnown ? [] : [[segment.tag, component(segment, 0), component(segment, 1)].join('+')]
}

function checkPrice(
  segment: Segment,
  price: Segment | undefined,
  ordered: Segment | undefined,
): readonly string[] {
  if (segment !== price) return price && otherPrices.has(qualifier(segment)) ? [] : [named(segment)]
  const [unit, of] = [component(segment, 0, 5), ordered ? component(ordered, 0, 2) : '']
  const isSame = unit === '' || unit === of || (pieces.has(unit) && pieces.has(of))
  const isFixed =
    priceTypes.has(component(segment, 0, 2)) && priceKinds.has(component(segment, 0, 3))
  return isSame && isFixed ? [] : [written(segment)]
}

const count = (segment: Segment): number => Number(component(segment, 0, 1).replace(',', '.'))

/** The sum of all quantities (6069: 1) is compared with them. */
function summaryChecks({ lines }: EdifactMessage): Checks {
  const pieceCount = lines
    .map((line) => ownSegments(line).find(isOrdered))
    .reduce((sum, segment) => sum + (segment ? count(segment) : 0), 0)
  return {
    TAX: silent,
    UNS: silent,
    UNT: silent,
    MOA: oneOf(new Set([...totalAmounts, ...taxAmounts, ...taxBases])),
    CNT: (segment) =>
      qualifier(segment) === '1' && count(segment) === pieceCount
        ? []
        : oneOf(silentCounts)(segment),
  }
}
