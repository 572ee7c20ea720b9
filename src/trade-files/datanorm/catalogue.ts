/**
 * A catalogue as DATANORM 4 or 5, article by article, with a list of what the format could not
 * contain. Pure.
 */
import type { Article, ArticlePrice } from '../article.ts'
import type { Losses } from '../losses.ts'
import { breaksWord, inLetters, wrapped, type Version } from './character-set.ts'
import { recordForms, type Head, type RungFields } from './record-forms.ts'
import { datanormUnits } from './units.ts'

/** The maximum lengths of fields: article number, short text, group name, price, pack. */
const longest = { number: 15, line: 40, mpn: 25, price: 99_999_999, pack: 99_999 } as const
const maxTextLines = 99
const maxRungs = 99
const maxGroups = 36 ** 3

export type DatanormTerms = {
  readonly version: Version
  /** 'YYYY-MM-DD' */
  readonly day: string
  /** ISO 4217. */
  readonly currency: string
  readonly supplier: string
  /** What the catalogue is called. */
  readonly content: string
}

/** Writes records in the character set of the format, with a line end after each. */
export interface DatanormWriter {
  /** What begins DATANORM.001. */
  head(): string
  /** The records of an article; '' for one that cannot be written in this format. */
  article(article: Article): string
  /** What ends DATANORM.001. */
  end(): string
  /** DATANORM.WRG: the groups of the articles written so far; '' if there are none. */
  groups(): string
  /** DATPREIS.001: the receiver's own prices; '' if there are none. */
  prices(): string
}

const lineEnd = '\r\n'
const joined = (records: readonly string[]): string =>
  records.map((record) => record + lineEnd).join('')

export function createDatanormWriter(
  { version, day, currency, ...texts }: DatanormTerms,
  losses: Losses,
): DatanormWriter {
  const forms = recordForms[version]
  const head: Head = {
    day,
    currency,
    supplier: inLetters(texts.supplier, version).text,
    content: inLetters(texts.content, version).text,
  }
  const groups = new Map<string, string>()
  const net: string[] = []
  let [records, longTexts] = [1, 0]

  const groupOf = ({ category, sku }: Article): string => {
    if (category === '') return ''
    const known = groups.get(category)
    if (known === undefined && groups.size >= maxGroups) losses.add('group', sku)
    if (known === undefined && groups.size < maxGroups) groups.set(category, codeOf(groups.size))
    return groups.get(category) ?? ''
  }
  const whole = (kind: 'P' | 'S', lines: readonly string[]): string => {
    const end = forms.end(lines.length + 2)
    return lines.length === 0
      ? ''
      : joined([forms.head(kind, head), ...lines, ...(end === undefined ? [] : [end])])
  }
  return {
    head: () => joined([forms.head('A', head)]),
    article(article) {
      const fields = fieldsOf(article, version, losses)
      if (fields === undefined) return ''
      const { list, own, lines, ...plain } = fields
      if (lines.length > 0) longTexts += 1
      const text = lines.length > 0 ? String(longTexts).padStart(8, '0') : ''
      const { number } = plain
      const rungs = [...rungsOf('list', list, article), ...rungsOf('net', own, article)]
      if (rungs.length > maxRungs) losses.add('ladder', article.sku)
      const { pricePer } = article
      const written = [
        ...forms.article({ ...plain, text, price: list?.price, group: groupOf(article) }),
        ...forms.text(text, lines),
        ...rungs.slice(0, maxRungs).map((rung, nth) => forms.rung(number, nth + 1, rung)),
      ]
      if (own) net.push(forms.net(number, own.price, pricePer))
      records += written.length
      return joined(written)
    },
    end: () => {
      const end = forms.end(records + 1)
      return end === undefined ? '' : joined([end])
    },
    groups: () =>
      whole(
        'S',
        [...groups].map(([name, code]) => forms.group(code, groupName(name, version))),
      ),
    prices: () => whole('P', net),
  }
}

const codeOf = (nth: number): string => (nth + 1).toString(36).toUpperCase().padStart(3, '0')

const groupName = (category: string, version: Version): string =>
  wrapped(inLetters(category, version).text, longest.line)[0] ?? ''

type Lose = (kind: Parameters<Losses['add']>[0]) => void

/**
 * An article in the character set and field lengths of the format; undefined if it has no valid
 * number.
 */
function fieldsOf(article: Article, version: Version, losses: Losses) {
  const { sku, unit, pricePer, category } = article
  const lost: Lose = (kind) => losses.add(kind, sku)
  // With a changed number, it would be a different article, which cannot be ordered.
  if (!inLetters(sku, version).isExact || sku.length > longest.number || sku !== sku.trim()) {
    lost('number')
    return undefined
  }
  if (groupName(category, version) !== category) lost('group')
  return {
    ...textsOf(article, version, lost),
    number: sku,
    unit: datanormUnits[version][unit],
    pricePer,
    gtin: article.gtin,
    mpn: version === 5 ? carriedMpn(article.mpn, lost) : '',
    pack: carriedPack(article.packSize, lost),
    list: carriedPrice(article.list, lost),
    own: article.net && carriedPrice(article.net, lost),
  }
}

/** The short texts, and the lines of the long text. */
function textsOf(article: Article, version: Version, lost: Lose) {
  const letters = (text: string): string => {
    const written = inLetters(text, version)
    if (!written.isExact) lost('letters')
    return written.text
  }
  const name = letters(article.name)
  const { texts, isCut } = shortTexts(name)
  if (isCut) lost('name')
  const paragraphs = longText(article, isCut ? name : '', letters)
  const lines = paragraphs.flatMap((text) => wrapped(text, longest.line))
  if (lines.length > maxTextLines || paragraphs.some((text) => breaksWord(text, longest.line)))
    lost('text')
  return { names: texts, lines: lines.slice(0, maxTextLines) }
}

function carriedMpn(mpn: string, lost: Lose): string {
  if (mpn.length <= longest.mpn && inLetters(mpn, 5).isExact) return mpn
  lost('mpn')
  return ''
}

function carriedPack(packSize: number, lost: Lose): number {
  if (packSize <= longest.pack) return packSize
  lost('pack')
  return 1
}

/** A price of zero means 'none' in this format, and a price of nine digits does not fit. */
function carriedPrice(terms: ArticlePrice, lost: Lose): ArticlePrice | undefined {
  if (terms.price > 0 && terms.price <= longest.price) return terms
  lost(terms.price > 0 ? 'highPrice' : 'noPrice')
  return undefined
}

/**
 * The two short texts of a name, and whether the rest of the name is longer or a word had to be
 * cut.
 */
function shortTexts(name: string): {
  readonly texts: readonly [string, string]
  readonly isCut: boolean
} {
  const [first = '', second = '', ...rest] = wrapped(name, longest.line)
  return {
    texts: [first, second],
    isCut: rest.length > 0 || breaksWord(name, longest.line),
  }
}

/** The paragraphs of a long text: a truncated name, the description, the specification. */
function longText(
  { description, specs }: Article,
  name: string,
  letters: (text: string) => string,
): readonly string[] {
  const paragraphs = [
    ...description.trim().split(/\r\n|[\r\n]/),
    ...specs.map((spec) => `${spec.name}: ${spec.value}`),
  ]
  const written = [name, ...paragraphs.map((line) => letters(line).trim())]
  return written.some((line) => line !== '') ? written.filter((line, nth) => nth > 0 || line) : []
}

function rungsOf(
  kind: 'list' | 'net',
  terms: ArticlePrice | undefined,
  { pricePer }: Article,
): readonly RungFields[] {
  const breaks = (terms?.priceBreaks ?? []).filter(({ price }) => price > 0)
  return breaks.map(({ from, price }, nth) => {
    const next = breaks[nth + 1]
    return { kind, from, price, pricePer, to: next && next.from - 1 }
  })
}
