/**
 * Turns articles from records of a catalogue into a table with headings that the dictionary knows,
 * so that the rules for lists also apply to them. Pure.
 */
import { fileMessages } from '../messages.ts'
import type { TableOf } from '../headings/article-headings.ts'
import { maxRows } from '../limits.ts'
import { type Cell, type NumberedRow, type ParsedTable } from '../tables/table.ts'
import { UnreadableFile } from '../unreadable-file.ts'

const messages = fileMessages.records

/** A quantity price: the minimum quantity, in the unit of the article's price, and the amount. */
export type Rung = { readonly from: number; readonly price: number }

/** An article in a catalogue; amounts are in units of the currency. */
export type ListedArticle = {
  /** The line on which the article begins, from 1. */
  readonly row: number
  readonly sku: string
  /** Keyed by the headings of `plainColumns`. */
  readonly texts: Readonly<Partial<Record<PlainColumn, Cell>>>
  readonly listPrice?: number | undefined
  /** The price that the recipient of the file pays. */
  readonly cost?: number | undefined
  /** The quantity that the prices are for; undefined if not stated. */
  readonly pricePer?: number | undefined
  /** The first day of the prices, 'YYYY-MM-DD'; '' if not stated. */
  readonly validFrom: string
  /** The last day of the prices, in the same form. */
  readonly validUntil?: string
  /** Of the list price. */
  readonly ladder: readonly Rung[]
  /** The ladder of the net price, which a cost cannot have. */
  readonly netLadder: readonly Rung[]
  /** The minimum quantity of the first price, if it is more than one. */
  readonly pricedFrom?: number
  /** Lines of the specification. */
  readonly specs?: ReadonlyMap<string, string>
  /** Why the article cannot be read; '' if it can. */
  readonly refused: string
  readonly doubts: readonly string[]
}

export const plainColumns = [
  'Name',
  'Description',
  'Unit',
  'Category',
  'Group code',
  'Condition group',
  'EAN',
  'Manufacturer number',
  'Brand',
  'Pack size',
  'Minimum order quantity',
  'Customs number',
  'Country of origin',
  'Weight (kg)',
  'Picture',
  'Document',
  'File names',
] as const
export type PlainColumn = (typeof plainColumns)[number]

/** The column with the reason why a record cannot be read; its row is an error. */
export const refusalHeading = 'Refused because'
/** The column with doubts about a record. */
export const doubtHeading = 'To be checked'

/** Whether a table was made from records: every row is an article, not a title or a remark. */
export const isOfRecords = (headings: readonly string[]): boolean =>
  headings.includes(refusalHeading)

const specPrefix = 'Specification: '
/**
 * The name of the specification line that a column of records contains; undefined for other
 * columns.
 */
export const specOfHeading = (heading: string): string | undefined =>
  heading.startsWith(specPrefix) ? heading.slice(specPrefix.length) : undefined

type Column = readonly [heading: string, cellOf: (article: ListedArticle) => Cell]

const shared: readonly Column[] = [
  ['Price per', ({ pricePer = '' }) => pricePer],
  ['Valid from', ({ validFrom }) => validFrom],
  ['Valid until', ({ validUntil = '' }) => validUntil],
  [refusalHeading, ({ refused }) => refused],
]

/** As many steps as columns can name, and as many specification lines as fit. */
const [maxRungs, maxSpecs] = [9, 50]

/** Tools have a list price, a cost, a column for each value of the ladder, and specifications. */
const toolColumns = (articles: readonly ListedArticle[]): readonly Column[] => [
  ['Article number', ({ sku }) => sku],
  ...plainColumns.map((heading): Column => [heading, ({ texts }) => texts[heading] ?? '']),
  ['List price', ({ listPrice = '' }) => listPrice],
  ['Net cost', ({ cost = '' }) => cost],
  ...shared,
  [doubtHeading, (article) => [...article.doubts, ...doubtsOfTool(article)].join(' ')],
  ...Array.from({ length: Math.min(most(articles), maxRungs) }, (_, nth): readonly Column[] => [
    [`Quantity ${nth + 1}`, ({ ladder }) => ladder[nth]?.from ?? ''],
    [`Price ${nth + 1}`, ({ ladder }) => ladder[nth]?.price ?? ''],
  ]).flat(),
  ...specNames(articles).map((name): Column => [
    `${specPrefix}${name}`,
    ({ specs }) => specs?.get(name) ?? '',
  ]),
]

const most = (articles: readonly ListedArticle[]): number =>
  articles.reduce((highest, { ladder }) => Math.max(highest, ladder.length), 0)

/** The most frequent specification names. */
function specNames(articles: readonly ListedArticle[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { specs = new Map<string, string>() } of articles)
    for (const name of specs.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, maxSpecs)
    .map(([name]) => name)
}

const doubtsOfTool = ({ ladder, netLadder }: ListedArticle): readonly string[] => [
  ...(netLadder.length > 0 ? [messages.netLadder] : []),
  ...(ladder.length > maxRungs ? [messages.longLadder(maxRungs)] : []),
]

/** A price that only applies from a quantity is not a price for every quantity. */
const refusalOfPrice = ({ refused, pricedFrom = 1 }: ListedArticle): string =>
  refused === '' && pricedFrom > 1 ? messages.pricedFrom(pricedFrom) : refused

/** Marks a net price that is used as a price, and one that is not used. */
const kindOfPrice = ({ listPrice, cost }: ListedArticle): readonly string[] =>
  cost === undefined
    ? []
    : [listPrice === undefined ? messages.netAsPrice : messages.alsoNet(cost.toFixed(2))]

/** A price list has one price, with the ladder in one cell. */
const priceColumns: readonly Column[] = [
  ['Article number', ({ sku }) => sku],
  ['Unit', ({ texts }) => texts.Unit ?? ''],
  ['Price', ({ listPrice, cost = '' }) => listPrice ?? cost],
  ...shared.map((column): Column =>
    column[0] === refusalHeading ? [refusalHeading, refusalOfPrice] : column,
  ),
  [doubtHeading, (article) => [...article.doubts, ...kindOfPrice(article)].join(' ')],
  [
    'Ladder',
    ({ listPrice, ladder, netLadder }) =>
      (listPrice === undefined ? netLadder : ladder)
        .map(({ from, price }) => `${from}: ${price.toFixed(2)}`)
        .join('; '),
  ],
]

/**
 * @param currency the ISO code of all prices; '' if the file names none
 * @throws UnreadableFile if there are more articles than a list may have
 */
export function tableOfArticles(
  articles: readonly ListedArticle[],
  of: TableOf,
  currency: string,
): ParsedTable {
  if (articles.length > maxRows) throw new UnreadableFile(fileMessages.tooManyRows(maxRows))
  const columns = of === 'prices' ? priceColumns : toolColumns(articles)
  return {
    headings: columns.map(([heading]) => heading),
    rows: numbered(articles).map(([row, article]): NumberedRow => ({
      row,
      cells: columns.map(([, cellOf]) => cellOf(article)),
    })),
    currency,
    headingRow: 0,
    firstRows: [],
    sheet: '',
    otherSheets: [],
  }
}

/** Articles numbered by line; by position if several articles share a line. */
function numbered(
  articles: readonly ListedArticle[],
): readonly (readonly [number, ListedArticle])[] {
  const lines = new Set(articles.map(({ row }) => row))
  return lines.size < articles.length
    ? articles.map((article, index) => [index + 1, article])
    : articles.map((article) => [article.row, article] as const).toSorted(([a], [b]) => a - b)
}
