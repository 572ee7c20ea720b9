/**
 * Articles that a catalogue has as records and not as rows of a table, as a table with headings that
 * the dictionary knows: what is said of lists holds for them too. Pure.
 */
import { fileMessages } from '../messages.ts'
import type { TableOf } from '../headings/article-headings.ts'
import { maxRows } from '../limits.ts'
import { type Cell, type NumberedRow, type ParsedTable } from '../tables/table.ts'
import { UnreadableFile } from '../unreadable-file.ts'

const messages = fileMessages.records

/** From how many an amount counts, in the unit of the article's price. */
export type Rung = { readonly from: number; readonly price: number }

/** What a catalogue says of an article; amounts in units of the currency. */
export type ListedArticle = {
  /** The line on which it begins, from 1. */
  readonly row: number
  readonly sku: string
  /** By the headings of `plainColumns`. */
  readonly texts: Readonly<Partial<Record<PlainColumn, Cell>>>
  readonly listPrice?: number | undefined
  /** What the receiver of the file pays. */
  readonly cost?: number | undefined
  /** For how many the prices are; without it, it is not said. */
  readonly pricePer?: number | undefined
  /** From when the prices count, 'YYYY-MM-DD'; '' where it is not said. */
  readonly validFrom: string
  /** The last day on which they count, likewise. */
  readonly validUntil?: string
  /** Of the list price. */
  readonly ladder: readonly Rung[]
  /** Of the net price, which a cost cannot have. */
  readonly netLadder: readonly Rung[]
  /** From how many on the first price counts, where that is more than one. */
  readonly pricedFrom?: number
  /** Lines of the specification. */
  readonly specs?: ReadonlyMap<string, string>
  /** Why it cannot be read; '' for one that can. */
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

/** The column that says why a record cannot be read: its row is wrong, whatever else it has. */
export const refusalHeading = 'Refused because'
/** The column that says what is doubtful of a record. */
export const doubtHeading = 'To be checked'

/** Whether a table is made of records: each of its rows is one, and none a title or a remark. */
export const isOfRecords = (headings: readonly string[]): boolean =>
  headings.includes(refusalHeading)

const specPrefix = 'Specification: '
/** The name of the line of the specification that a column of records is; undefined for others. */
export const specOfHeading = (heading: string): string | undefined =>
  heading.startsWith(specPrefix) ? heading.slice(specPrefix.length) : undefined

type Column = readonly [heading: string, cellOf: (article: ListedArticle) => Cell]

const shared: readonly Column[] = [
  ['Price per', ({ pricePer = '' }) => pricePer],
  ['Valid from', ({ validFrom }) => validFrom],
  ['Valid until', ({ validUntil = '' }) => validUntil],
  [refusalHeading, ({ refused }) => refused],
]

/** As many rungs as columns can name, and as many lines of a specification as there is room for. */
const [maxRungs, maxSpecs] = [9, 50]

/** A tool has a list price and a cost, rows of a ladder in columns of their own, and specifications. */
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

/** The names that most articles have. */
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

/** A price from a quantity on is none for every quantity. */
const refusalOfPrice = ({ refused, pricedFrom = 1 }: ListedArticle): string =>
  refused === '' && pricedFrom > 1 ? messages.pricedFrom(pricedFrom) : refused

/** Anybody who takes a net price for a price of customers, or leaves it out, is told. */
const kindOfPrice = ({ listPrice, cost }: ListedArticle): readonly string[] =>
  cost === undefined
    ? []
    : [listPrice === undefined ? messages.netAsPrice : messages.alsoNet(cost.toFixed(2))]

/** A list of prices has one price, and its ladder in one cell. */
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
 * @param currency of all its prices, by its letters; '' where the file names none
 * @throws UnreadableFile for more articles than a list may have
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

/** Articles by their lines; by their places among each other where a line has several of them. */
function numbered(
  articles: readonly ListedArticle[],
): readonly (readonly [number, ListedArticle])[] {
  const lines = new Set(articles.map(({ row }) => row))
  return lines.size < articles.length
    ? articles.map((article, index) => [index + 1, article])
    : articles.map((article) => [article.row, article] as const).toSorted(([a], [b]) => a - b)
}
