/**
 * The lines of a DATANORM file as records: articles with their data, prices, discount groups,
 * product groups and texts. Versions 4 and 5 have the same records with a different order of
 * fields. Pure. Field orders: the public descriptions of Krammer's handbooks, as repeated by
 * kommunal-edv.de and the parsers halo/datanorm and FahrJo/datanorm-python.
 */
import { fileMessages } from '../messages.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import {
  centsOf,
  discountOf,
  priceKindOf,
  priceUnitOf,
  type Discount,
  type Judged,
  type PriceRecord,
  type Version,
} from './datanorm-prices.ts'

const messages = fileMessages.datanorm

/** An article, or a price of an article that the file does not otherwise contain. */
export type ArticleRecord = {
  line: number
  readonly number: string
  /** Whether its record A exists, and not only further records. */
  isNamed: boolean
  name: string
  unit: string
  pack: string
  gtin: string
  manufacturer: string
  mainGroup: string
  group: string
  discountGroup: string
  longText: string
  price: PriceRecord | undefined
  pricePer: number | undefined
  readonly refused: string[]
  readonly doubts: string[]
}

/** A part of an article's text: a line, a reference to a text, or a text with placeholders. */
export type TextPart = { readonly kind: string; readonly text: string; readonly block: string }

export type Records = {
  readonly version: Version
  readonly currency: string
  readonly articles: ArticleRecord[]
  readonly byNumber: Map<string, ArticleRecord>
  readonly changes: Map<string, PriceRecord[]>
  readonly discounts: Map<string, Discount>
  /** Names keyed by main group and group. */
  readonly groups: Map<string, string>
  readonly texts: Map<string, Map<number, string>>
  readonly parts: Map<string, TextPart[]>
  readonly ladders: Map<string, Fields[]>
  /** The day from which all prices apply. */
  validFrom: string
}

/** The fields of a record, trimmed; '' for a missing field. */
export type Fields = (index: number) => string

export const groupKey = (main: string, group: string): string => `${main};${group}`

/** @throws UnreadableFile for a file without a header, of another version, or incomplete */
export function readRecords(name: string, text: string): Records {
  const lines = text.replaceAll('\u001A', '').split(/\r\n|[\r\n]/)
  const filled = lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [{ line, number: index + 1 }],
  )
  const header = headerOf(name, filled[0]?.line ?? '', filled[1]?.line)
  const records: Records = {
    ...header,
    articles: [],
    byNumber: new Map(),
    changes: new Map(),
    discounts: new Map(),
    groups: new Map(),
    texts: new Map(),
    parts: new Map(),
    ladders: new Map(),
    validFrom: '',
  }
  for (const [index, { line, number }] of filled.entries()) {
    if (index === 0) continue
    // Files that were put together have a header each.
    if (/^V[ ;]/i.test(line))
      checkAlike(name, records, headerOf(name, line, filled[index + 1]?.line))
    else readLine(name, records, line, { line: number, count: filled.length })
  }
  return records
}

/** Codes that ended before the euro, as today's codes. */
const currencyOf = (text: string): string => (/^DM$/i.test(text) ? 'DEM' : text.toUpperCase())

type Header = Pick<Records, 'version' | 'currency'>

/** @param next the following record: in version 3, which has no field separators, there is none */
function headerOf(name: string, line: string, next = ''): Header {
  if (!/^V[ ;]/i.test(line)) throw new UnreadableFile(messages.noHeader(name))
  const fields = line.split(';').map((field) => field.trim())
  if (/^0?50?$/.test(fields[1] ?? '')) return { version: 5, currency: currencyOf(fields[4] ?? '') }
  const [, version, currency = ''] = /(0[1-9])\s*([A-Za-z]{2,3})?[\s;]*$/.exec(line) ?? []
  const is4 = version === undefined ? /^[A-Z];/i.test(next) : version === '04'
  if (!is4) throw new UnreadableFile(messages.otherVersion(name))
  // Before the euro nobody named the mark.
  const isOld = /^(?:[89]\d|0[01])$/.test(line.slice(6, 8))
  return { version: 4, currency: currencyOf(currency || (isOld ? 'DM' : '')) }
}

function checkAlike(name: string, { version, currency }: Records, other: Header): void {
  if (version !== other.version) throw new UnreadableFile(messages.otherVersion(name))
  if (currency !== other.currency)
    throw new UnreadableFile(messages.currencies(name, currency || '?', other.currency || '?'))
}

type Place = { readonly line: number; readonly count: number }

function readLine(name: string, records: Records, line: string, { line: at, count }: Place): void {
  const cells = line.split(';').map((cell) => cell.trim())
  const fields: Fields = (index) => cells[index] ?? ''
  const kind = fields(0).toUpperCase()
  const { version } = records
  if (kind === 'A') readArticle(records, fields, at, cells.length)
  else if (kind === 'B') (version === 4 ? readSupplement : readChange)(records, fields, at)
  else if (kind === 'P') readPrices(records, fields, at)
  else if (kind === 'T' || (kind === 'E' && version === 4)) readText(records, fields)
  else if (kind === 'D') readParts(records, fields)
  else if (kind === 'R') readDiscount(records, fields, at)
  else if (kind === 'S') readGroup(records, fields)
  else if (kind === 'Z') addTo(records.ladders, fields(2), fields)
  else if (kind === 'E') checkWhole(name, fields(1), count)
  else if (kind === 'C') readTerm(records, fields)
  else if (!/^[KGJ]$/.test(kind))
    refusedRecord(records, at, fields(2), messages.unknownRecord(line.slice(0, 20)))
}

/** The last record of version 5 contains the number of records. */
function checkWhole(name: string, said: string, count: number): void {
  if (/^\d+$/.test(said) && Number(said) > count)
    throw new UnreadableFile(messages.notWhole(name, Number(said), count))
}

/** In version 4, a service record contains the day from which prices apply. */
function readTerm(records: Records, fields: Fields): void {
  const [, day, month, year] = /^(\d\d)(\d\d)(20\d\d)$/.exec(fields(3)) ?? []
  if (/^TERMIN/i.test(fields(2)) && year) records.validFrom = `${year}-${month}-${day}`
}

const addTo = <T>(map: Map<string, T[]>, key: string, value: T): void => {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}

function articleAt(records: Records, line: number, number: string): ArticleRecord {
  const article: ArticleRecord = {
    line,
    number,
    isNamed: false,
    name: '',
    unit: '',
    pack: '',
    gtin: '',
    manufacturer: '',
    mainGroup: '',
    group: '',
    discountGroup: '',
    longText: '',
    price: undefined,
    pricePer: undefined,
    refused: [],
    doubts: [],
  }
  records.articles.push(article)
  records.byNumber.set(number, article)
  return article
}

function refusedRecord(records: Records, line: number, number: string, why: string): void {
  const article = articleAt(records, line, number)
  article.isNamed = true
  article.refused.push(why)
}

/** The value; undefined for an invalid one, with the reason added to the article. */
function valueOf<T>(judged: Judged<T>, { refused }: Pick<ArticleRecord, 'refused'>): T | undefined {
  if ('value' in judged) return judged.value
  refused.push(judged.why)
  return undefined
}

/** The position of each field in a record A, by version. */
const articleFields = {
  4: { name: 4, unit: 8, kind: 6, per: 7, price: 9, discount: 10, main: 11, group: -1, text: 12 },
  5: { name: 3, unit: 5, kind: 6, per: 7, price: 8, discount: 9, main: 10, group: 11, text: 23 },
} as const

function readArticle(records: Records, fields: Fields, line: number, count: number): void {
  const { version } = records
  const [mark, number, at] = [fields(1).toUpperCase(), fields(2), articleFields[version]]
  if (mark === 'L') return refusedRecord(records, line, number, messages.deleted)
  if (mark === 'X')
    return refusedRecord(records, line, number, messages.renumbered(fields(4).slice(0, 40)))
  // Its prices may stand before it; an article that comes twice is two rows.
  const known = records.byNumber.get(number)
  const article = known && !known.isNamed ? known : articleAt(records, line, number)
  article.line = line
  article.isNamed = true
  if (mark !== 'N' && mark !== 'A') article.refused.push(messages.mark(mark.slice(0, 20)))
  if (count <= at.price) article.refused.push(messages.shortRecord)
  article.name = [fields(at.name), fields(at.name + 1)].filter(Boolean).join(' ')
  article.unit = fields(at.unit)
  article.discountGroup = fields(at.discount)
  article.mainGroup = fields(at.main)
  article.group = fields(at.group)
  article.longText = fields(at.text)
  article.pricePer = valueOf(priceUnitOf(fields(at.per), version), article)
  const cents = valueOf(centsOf(fields(at.price)), article)
  const kind = valueOf(priceKindOf(fields(at.kind), cents), article)
  if (cents !== undefined && fields(at.kind) === '9') article.doubts.push(messages.onRequest)
  if (cents !== undefined && kind !== undefined)
    article.price = {
      kind,
      cents,
      per: article.pricePer,
      group: '',
      discounts: [],
      validFrom: '',
    }
  if (version === 4) return
  article.manufacturer = fields(16)
  article.gtin = fields(18)
  article.pack = fields(20)
}

/** The second record of an article in version 4; files of changes may contain only this record. */
function readSupplement(records: Records, fields: Fields, line: number): void {
  if (fields(1).toUpperCase() === 'L') return
  const article = records.byNumber.get(fields(2)) ?? articleAt(records, line, fields(2))
  article.gtin = fields(9)
  article.group = fields(11)
  article.pack = fields(13)
  if (Number(fields(8)) > 0) article.doubts.push(messages.surcharge)
}

/** In version 5, a record B discontinues or renumbers an article. */
function readChange(records: Records, fields: Fields, line: number): void {
  const isEnd = fields(1).toUpperCase() === 'L'
  const why = isEnd ? messages.deleted : messages.renumbered(fields(3).slice(0, 40))
  refusedRecord(records, line, fields(2), why)
}

/** The fields of one price in a record P, by position. */
type PriceFields = {
  readonly number: number
  readonly kind: number
  readonly price: number
  readonly per?: number
  readonly group?: number
  readonly discounts: readonly number[]
  readonly validFrom?: number
}
const priceFields: Readonly<Record<Version, readonly PriceFields[]>> = {
  // Up to three articles in one record.
  4: [2, 11, 20].map((first) => ({
    number: first,
    kind: first + 1,
    price: first + 2,
    discounts: [first + 3, first + 5, first + 7],
  })),
  5: [{ number: 1, kind: 2, per: 3, price: 4, group: 5, discounts: [6, 8, 10], validFrom: 12 }],
}

function readPrices(records: Records, fields: Fields, line: number): void {
  for (const at of priceFields[records.version]) {
    const number = fields(at.number)
    if (number === '') continue
    const article = records.byNumber.get(number) ?? articleAt(records, line, number)
    const mark = fields(1).toUpperCase()
    if (records.version === 4 && mark !== 'A' && mark !== 'N')
      article.refused.push(messages.mark(mark.slice(0, 20)))
    const cents = valueOf(centsOf(fields(at.price)), article)
    const kind = valueOf(priceKindOf(fields(at.kind), cents), article)
    if (cents !== undefined && fields(at.kind) === '9') article.doubts.push(messages.onRequest)
    if (cents === undefined || kind === undefined) continue
    addTo(records.changes, number, { kind, cents, ...termsOf(records, fields, at, article) })
  }
}

/** The terms of a price in a record P. */
function termsOf(
  { version }: Records,
  fields: Fields,
  at: PriceFields,
  article: ArticleRecord,
): Omit<PriceRecord, 'kind' | 'cents'> {
  const pairs = at.discounts.map((index) => [fields(index), fields(index + 1)] as const)
  const discounts = pairs.flatMap(([kind, value]) =>
    kind === '0' ? [] : (valueOf(discountOf(kind, value), article) ?? []),
  )
  const inPairs = version === 4 ? pairs.find(([kind]) => kind === '0')?.[1] : undefined
  // '0' without a name, or '0;0', fills the record.
  const group = /^0*$/.test(inPairs ?? '') ? '' : (inPairs ?? '')
  const named = at.group === undefined ? group : fields(at.group)
  const isOpen = version === 5 && named !== '' && discounts.length > 0
  if (isOpen) article.doubts.push(messages.bothDiscounts)
  return {
    per: at.per === undefined ? undefined : valueOf(priceUnitOf(fields(at.per), version), article),
    group: named,
    discounts: isOpen ? undefined : discounts,
    validFrom: at.validFrom === undefined ? '' : dayOf(fields(at.validFrom)),
  }
}

const dayOf = (text: string): string =>
  /^20\d{6}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : ''

function readText({ version, texts }: Records, fields: Fields): void {
  if (fields(1).toUpperCase() === 'L') return
  const key = fields(2)
  const lines = texts.get(key) ?? new Map<number, string>()
  texts.set(key, lines)
  const pairs = version === 4 ? [[4, 6] as const, [7, 9] as const] : [[4, 5] as const]
  for (const [at, text] of pairs) if (fields(at) !== '') lines.set(Number(fields(at)), fields(text))
}

function readParts({ version, parts }: Records, fields: Fields): void {
  if (fields(1).toUpperCase() === 'L') return
  const number = fields(2)
  if (version === 5) addTo(parts, number, { kind: fields(4), text: fields(5), block: fields(6) })
  else
    for (const at of [4, 8])
      if (fields(at) !== '')
        addTo(parts, number, { kind: fields(at), block: fields(at + 1), text: fields(at + 2) })
}

function readDiscount(records: Records, fields: Fields, line: number): void {
  const first = records.version === 4 ? 2 : 1
  const code = fields(first)
  const judged = discountOf(fields(first + 1), fields(first + 2))
  if ('why' in judged) refusedRecord(records, line, code, judged.why)
  else if (judged.value) records.discounts.set(code, judged.value)
}

function readGroup({ version, groups }: Records, fields: Fields): void {
  if (version === 5) groups.set(groupKey(fields(1), fields(2)), fields(3))
  else {
    const [main, group] = [fields(2), fields(4)]
    if (fields(3) !== '') groups.set(groupKey(main, ''), fields(3))
    if (group !== '') groups.set(groupKey(main, group), fields(5))
  }
}
