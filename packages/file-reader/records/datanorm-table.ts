/** The articles and prices of a DATANORM file as a table. Pure. */
import type { TableOf } from '../headings/article-headings.ts'
import { fileMessages } from '../messages.ts'
import type { ParsedTable } from '../tables/table.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { centsOf, priceUnitOf, settlePrice, type SettledPrice } from './datanorm-prices.ts'
import {
  groupKey,
  readRecords,
  type ArticleRecord,
  type Fields,
  type Records,
  type TextPart,
} from './datanorm-records.ts'
import { tableOfArticles, type ListedArticle, type Rung } from './listed-articles.ts'

const messages = fileMessages.datanorm

/**
 * DATANORM 4 and 5: a row for each article, with its texts, its prices and, if the file contains
 * the discount of its group, its cost.
 * @throws UnreadableFile
 */
export function readDatanorm(name: string, text: string, of: TableOf): ParsedTable {
  const records = readRecords(name, text)
  if (records.articles.length === 0) throw new UnreadableFile(messages.noArticles(name))
  return tableOfArticles(
    records.articles.map((article) => listedArticle(records, article)),
    of,
    records.currency,
  )
}

function listedArticle(records: Records, article: ArticleRecord): ListedArticle {
  const { line, number, mainGroup, group, gtin } = article
  const changes = records.changes.get(number) ?? []
  const settled = settlePrice(article, changes, records.discounts)
  const price: SettledPrice = 'value' in settled ? settled.value : { validFrom: '' }
  const refused = [...article.refused, ...('why' in settled ? [settled.why] : [])]
  const ladder = ladderOf(records, article, price)
  return {
    row: line,
    sku: number,
    texts: {
      Name: article.name,
      Description: descriptionOf(records, article),
      // A metre, and not a thousand.
      Unit: article.unit === 'M' ? 'm' : article.unit,
      Category:
        records.groups.get(groupKey(mainGroup, group)) ??
        records.groups.get(groupKey(mainGroup, '')) ??
        '',
      'Group code': [mainGroup, group].filter(Boolean).join(' '),
      'Condition group': article.discountGroup,
      EAN: withoutZeros(gtin),
      'Manufacturer number': article.manufacturer,
      'Pack size': withoutZeros(article.pack),
    },
    listPrice: amountOf(price.list),
    cost: amountOf(price.net),
    pricePer: price.per ?? article.pricePer,
    validFrom: price.validFrom || records.validFrom,
    ladder: ladder.list,
    netLadder: ladder.net,
    refused: [...new Set(refused)].join(' '),
    doubts: [...new Set([...article.doubts, ...ladder.doubts])],
  }
}

const amountOf = (cents: number | undefined): number | undefined =>
  cents === undefined ? undefined : cents / 100

const withoutZeros = (text: string): string => (/^0*$/.test(text) ? '' : text)

/** The long text, followed by the texts of this article only. */
function descriptionOf(records: Records, { number, longText }: ArticleRecord): string {
  const parts = records.parts.get(number) ?? []
  return [...linesOf(records, longText), ...parts.flatMap((part) => linesOfPart(records, part))]
    .join('\n')
    .trim()
}

const linesOf = ({ texts }: Records, key: string): readonly string[] =>
  [...(texts.get(key) ?? [])].toSorted(([a], [b]) => a - b).map(([, line]) => line)

function linesOfPart(records: Records, { kind, text, block }: TextPart): readonly string[] {
  if (kind !== 'T' && kind !== 'E') return [text]
  if (kind === 'T') return linesOf(records, block)
  const words = text.split('$').filter(Boolean)
  return linesOf(records, block).map((line) => line.replace(/\$+/g, () => words.shift() ?? ''))
}

type Ladder = {
  readonly list: readonly Rung[]
  readonly net: readonly Rung[]
  readonly doubts: readonly string[]
}

/** The fields of a quantity price in a record Z, by version. */
const rungFields = {
  4: { kind: 7, price: 8, from: 9, basis: 5 },
  5: { kind: 9, price: 11, from: 14, basis: 13, unit: 10, form: 7, sign: 8 },
} as const

/** A record Z as a step of the ladder; undefined for other surcharges and deductions. */
function rungOf(
  { version }: Records,
  fields: Fields,
  per: number | undefined,
): (Rung & { readonly kind: string }) | undefined {
  const at = rungFields[version]
  const cents = centsOf(fields(at.price))
  const from = Number(fields(at.from))
  const isPrice =
    fields(4) === '1' &&
    fields(at.basis) === '1' &&
    (!('form' in at) || (fields(at.form) === '1' && fields(at.sign) !== '-'))
  const unit = 'unit' in at ? priceUnitOf(fields(at.unit), version) : undefined
  const isAlike = unit === undefined || ('value' in unit && unit.value === per)
  if (!isPrice || !isAlike || !('value' in cents) || cents.value === undefined) return undefined
  return Number.isSafeInteger(from) && from > 1 && from < 10_000_000
    ? { kind: fields(at.kind), from, price: cents.value / 100 }
    : undefined
}

/** The steps of the list price and the net price, if the article has these prices. */
function ladderOf(records: Records, { number }: ArticleRecord, price: SettledPrice): Ladder {
  const listed = records.ladders.get(number) ?? []
  const rungs = listed.map((fields) => rungOf(records, fields, price.per))
  const ofKind = (kind: string, first: number | undefined): readonly Rung[] =>
    rungs
      .flatMap((rung) =>
        rung?.kind === kind && first !== undefined ? [{ from: rung.from, price: rung.price }] : [],
      )
      .toSorted((a, b) => a.from - b.from)
  const [list, net] = [ofKind('1', price.list), ofKind('2', price.net)]
  const isWhole = list.length + net.length === listed.length
  return { list, net, doubts: isWhole ? [] : [messages.surcharge] }
}
