/**
 * Which of several columns is used if more than one could be the article number or the price. Pure.
 */
import type { ListField } from '../../../packages/file-reader/headings/fields.ts'
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import { baseOfHeading } from '../../../packages/file-reader/headings/price-base.ts'
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { isGtin } from '../../catalogue/identifiers/identifiers.ts'
import { shareOfNumbers } from './plausible-columns.ts'
import { columnCurrency, currencyRank, withBarePrices } from './price-currency.ts'
import { taxNote } from './tax-included.ts'
import { type Cell } from '../../../packages/file-reader/tables/table.ts'

type Fields = readonly (ListField | undefined)[]
type CellsOf = (column: number) => readonly Cell[]

/**
 * The fields of columns; the article number and the price occur only once.
 * @param currency the shop's currency: of prices in several currencies, the price in this one is
 * used
 */
export function chooseColumns(
  headings: readonly string[],
  fields: Fields,
  cellsOf: CellsOf,
  currency: string,
): Fields {
  const keys = headings.map(headingKey)
  const items = withBarePrices(
    headings,
    withAmazonPrices(keys, withItemNames(keys, fields, cellsOf)),
  )
  const named = withCounted(keys, withDealerPrice(keys, items))
  const namedAt = (column: number) => columnCurrency(headings[column] ?? '', cellsOf(column))
  const amountRank = (own: string) => (column: number) =>
    priceRank(keys[column] ?? '', cellsOf(column)) +
    currencyRank(namedAt(column), own) +
    packRank(headings[column] ?? '')
  // Beside 'SKU', 'Product ID [Non Editable]' is an internal number of the program.
  const bare = headings.map((heading) => headingKey(heading.replace(/\(.*?\)|\[.*?\]/g, ' ')))
  const sku = best(named, 'sku', (column) =>
    ownSku.test(keys[column] ?? '') && cellsOf(column).length > 0
      ? Math.min(skuRank(bare[column] ?? '', cellsOf(column)), -1 + skuRank('', cellsOf(column)))
      : skuRank(bare[column] ?? '', cellsOf(column)),
  )
  const category = best(named, 'category', (column) =>
    categoryRank(keys[column] ?? '', cellsOf(column)),
  )
  const price = best(named, 'price', amountRank(currency))
  // A list has one exchange rate: its cost is in the currency of its prices.
  const priced = (price === undefined ? '' : namedAt(price)) || currency
  const cost = best(named, 'cost', amountRank(priced))
  return named.map((field, column) =>
    (field === 'sku' && column !== sku) ||
    (field === 'category' && column !== category) ||
    (field === 'price' && column !== price) ||
    (field === 'cost' && column !== cost)
      ? undefined
      : field,
  )
}

/**
 * The price of a pack, or of an unknown number, ranks below any other, even one in another
 * currency.
 */
const packRank = (heading: string): number => (baseOfHeading(heading).isUnsure ? 6 : 0)

/** The column of a field with the lowest rank, the first among equals. */
const best = (
  fields: Fields,
  field: ListField,
  rank: (column: number) => number,
): number | undefined =>
  fields
    .flatMap((one, column) => (one === field ? [{ column, rank: rank(column) }] : []))
    .toSorted((a, b) => a.rank - b.rank)[0]?.column

/** Headings that mean the article number only if no other column does. */
const generic =
  /^(?:nr|no|#|number|(?:product |item )?id|item|model|code|cod|art|artikel|article|artigo|ref|pos)$/

/** Names that programs use for the seller's number, beside numbers of their own. */
const ownSku = /^(?:(?:custom(?: label)?|product code|variant|seller|merchant) )?sku$/

/** Of numbered levels the deepest is used; a department or a type ranks below a category. */
function categoryRank(key: string, cells: readonly Cell[]): number {
  const [, level] = / (\d)$/.exec(key) ?? []
  if (cells.length === 0) return 3
  if (level !== undefined) return 1 - Number(level) / 10
  return /^(?:product )?(?:categor|kategori)/.test(key) ? 0 : 2
}

function skuRank(key: string, cells: readonly Cell[]): number {
  if (cells.length > 0 && cells.every((cell) => isGtin(String(cell)))) return 3
  // A former name of an article ranks below its current name.
  if (former.test(key)) return 2.5
  if (coming.test(key)) return -1
  if (countsRows(cells)) return 2
  if (isSeldomOther(cells)) return 1.5
  if (hasNoDigits(cells)) return 2
  return generic.test(key) ? 1 : 0
}

/** An article number without any digit is a name. */
const hasNoDigits = (cells: readonly Cell[]): boolean =>
  cells.length > 1 && cells.every((cell) => !/\d/.test(String(cell)))

/** 'Cod. Iva' with 22 in nearly all rows: a code of something else than the article. */
const isSeldomOther = (cells: readonly Cell[]): boolean =>
  cells.length > 2 && new Set(cells.map(String)).size < cells.length / 2

/** Whether cells number the rows: 1, 2, 3. */
const countsRows = (cells: readonly Cell[]): boolean => {
  const first = Number(cells[0])
  return cells.length > 2 && first <= 1 && cells.every((cell, nth) => Number(cell) === first + nth)
}

/** A former price, or the price of an earlier year. */
const former =
  /\b(?:alt\w*|old|bisher\w*|vorjahr\w*|previous|last year|ancien\w*|vecchi\w*|anterior\w*|oud\w*|star[aey]|poprzedni\w*|tidligere|gamm[ae]l\w*|regi|antig[ao]|former|compare at)\b/
/** The price from now on. */
const coming =
  /\b(?:neue?[rs]?|new|kunftig\w*|nouveau|nouvelle|novy|nuov[oa]|nuev[oa]|nieuwe?|now[aey]|nov[aeo]|uj|nytt?)\b/
/** Today's price, which a future price replaces. */
const present = /\b(?:current|aktuell\w*|actuel\w*|actual|attual\w*|huidig\w*|gallande|nuvarande)\b/
/** The year that a heading names; 0 for none. */
export const yearOf = (key: string): number => Number(/\b20[2-4]\d\b/.exec(key)?.[0] ?? 0)

/** Whether a price applies at another time than other prices: a former, current or future price. */
export const isOfTime = (key: string): boolean =>
  former.test(key) || coming.test(key) || present.test(key)
/** Whether the heading marks a price as no longer valid. */
export const isFormer = (key: string): boolean => former.test(key)
/** The rank of a price that is no longer valid; columns that are not prices rank below it. */
export const formerRank = 8

/** Net prices rank before others; recommended prices and prices with tax rank last. */
export function priceRank(key: string, cells: readonly Cell[]): number {
  if (countsRows(cells)) return 9
  // A 'Price unit' with words in its cells is not a price.
  if (cells.length > 1 && shareOfNumbers(cells) < 0.3) return 9
  if (former.test(key)) return formerRank
  // The later of two years wins, regardless of other ranks: a hundredth for each year before 2050.
  const year = yearOf(key)
  const isOf = coming.test(key) ? 0.5 : present.test(key) ? 0.25 : 0
  return kindRank(key) - isOf + (year === 0 ? 0 : (2050 - year) / 100)
}

/** A temporary price: 'Sale price', 'Angebotspreis'. */
const reduced =
  /\b(?:sale price|special price|offer price|promo\w*|aktions?\w*|angebots?\w*|sonderpreis\w*|rebajado|oferta|offerta|scontato|actie\w*|aanbieding\w*|kampanj\w*|tilbud\w*|akcn[iy]|akcios|promocyjn\w*)\b/

function kindRank(key: string): number {
  if (reduced.test(key)) return 5
  // 'Price over $500': of an order.
  if (/(?:^| )(?:over|above|uber|mas de|plus de|oltre) \d/.test(key)) return 4
  const tax = taxNote(key)?.is
  if (tax === 'with' || /\b(?:inc|incl|inkl|inklusive|gross)\b/.test(key)) return 4
  if (/\b(?:brutto\w*|(?:pro|per|par|je) (?:ve|pack|colis|karton|box|lot))\b/.test(key)) return 3
  if (
    /\b(?:list|listen|uvp|rrp|msrp|srp|pvp|public|retail|empf\w*|adviesprijs|conseille)\b/.test(key)
  )
    return 2
  return tax === 'without' ? 0 : 1
}

/**
 * 'Article' over numbers is the article number, if there is no other one and another column is the
 * name.
 */
export function withArticleNumbers(
  headings: readonly string[],
  fields: Fields,
  cellsOf: CellsOf,
): Fields {
  if (fields.includes('sku')) return fields
  const number = fields.findIndex((field, column) => {
    const cells = cellsOf(column)
    const isBeside =
      fields.some((other, index) => other === 'name' && index !== column) ||
      (cells.length > 0 && cells.every((cell) => /\d/.test(String(cell))))
    return (
      field === 'name' &&
      /^(?:article|artikel|articolo|articulo|produkt|product|produit|item|towar|tovar)$/.test(
        headingKey(headings[column]),
      ) &&
      cells.length > 0 &&
      shareOfWords(cells) < 0.4 &&
      isBeside
    )
  })
  return fields.map((field, column) => (column === number ? 'sku' : field))
}

/** 'Item' or 'Article' over words is the name, if there is no other one. */
function withItemNames(keys: readonly string[], fields: Fields, cellsOf: CellsOf): Fields {
  if (fields.includes('name')) return fields
  const isName = (field: ListField | undefined, column: number) =>
    field === 'sku' &&
    /^(?:item|article|artikel|articolo|articulo|artigo|art)$/.test(keys[column] ?? '') &&
    (shareOfWords(cellsOf(column)) > 0.6 ||
      (fields.filter((other) => other === 'sku').length > 1 && hasNoDigits(cellsOf(column))))
  const name = fields.findIndex(isName)
  return fields.map((field, column) => (column === name ? 'name' : field))
}

const shareOfWords = (cells: readonly Cell[]): number =>
  cells.filter((cell) => /\p{L}{3}.*\s|\s.*\p{L}{3}/u.test(String(cell))).length /
  Math.max(1, cells.length)

/** A counted stock ranks before the stock in the books, and both before the name of a location. */
function withCounted(keys: readonly string[], fields: Fields): Fields {
  const isStock = (at: number) => fields[at] === undefined || fields[at] === 'Stock'
  const column = keys.findIndex((key, at) => isStock(at) && fieldOfKey('counted', key) === 'stock')
  if (column >= 0)
    return fields.map((field, at) =>
      at === column ? 'Stock' : field === 'Stock' ? undefined : field,
    )
  // 'Lager' is a stock or its location: beside 'Bestand' it is the location.
  const isPlace = (at: number) => fieldOfKey('counted', keys[at] ?? '') === 'place'
  const hasOther = fields.some((field, at) => field === 'Stock' && !isPlace(at))
  // Beside a bin, and without a price, a quantity is the stock in that bin.
  const counted = keys.findIndex(
    (key, at) => fields[at] === undefined && fieldOfKey('order', key) === 'quantity',
  )
  const isCount = fields.includes('sku') && fields.includes('bin') && !fields.includes('price')
  if (isCount && counted >= 0 && !fields.includes('Stock') && !fields.includes('cost'))
    return fields.map((field, at) => (at === counted ? 'Stock' : field))
  return hasOther
    ? fields.map((field, at) => (field === 'Stock' && isPlace(at) ? undefined : field))
    : fields
}

/** In Amazon's files, 'Standard Price' is the price; in other programs, it is the cost. */
const withAmazonPrices = (keys: readonly string[], fields: Fields): Fields =>
  keys.some((key) => /^(?:product id type|external product id type)$/.test(key)) &&
  !fields.includes('price')
    ? fields.map((field, column) => (/^standard price$/.test(keys[column] ?? '') ? 'price' : field))
    : fields

/** Beside a list price and a discount, the net price is the price that the shop pays. */
function withDealerPrice(keys: readonly string[], fields: Fields): Fields {
  const has = (pattern: RegExp, field?: ListField) =>
    keys.findIndex((key, column) => fields[column] === field && pattern.test(key))
  const list = has(
    /^(?:brutt?o|list|listen|liste|lp|mrp|prix (?:public|tarif|brut)|tarif|precio (?:tarifa|lista)|pvp|prezzo (?:di )?listino|cena (?:katalogowa|cennikowa)|catalog)/,
    'price',
  )
  const net = has(/\b(?:net|nett|netto\w*)\b/, 'price')
  const discount = has(
    /rabatt?|discount|multiplier|remise|rabais|scont[oi]|descuento|\bdto\b|korting|sleva|desconto/,
  )
  if (list < 0 || net < 0 || discount < 0 || fields.includes('cost')) return fields
  return fields.map((field, column) => (column === net ? 'cost' : field))
}
