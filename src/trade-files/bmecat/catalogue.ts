/**
 * A catalogue as BMEcat 2005 (T_NEW_CATALOG), article by article. Pure.
 *
 * Order, names and lengths of elements: bmecat_2005.xsd (BME e. V., 2005-11-04) and 2005.2, whose
 * SUPPLIER_PID is the shorter one.
 * After a change here, validate a catalogue with every unit, with and without groups, against both
 * schemas (javax.xml.validation does; for 2005.2, with its namespace): they belong to BME and are not
 * kept here.
 */
import type { Article, ArticlePrice } from '../article.ts'
import type { Losses } from '../losses.ts'
import { tradeUnits } from '../unit-codes.ts'
import { around, element } from '../../platform/files/xml-text.ts'

const namespace = 'http://www.bmecat.org/bmecat/2005fd'
const longest = { number: 32, name: 150, brand: 50, group: 50, mpn: 50, party: 50, address: 255 }

export type BmecatTerms = {
  /** 'YYYY-MM-DD' */
  readonly day: string
  /** ISO 4217. */
  readonly currency: string
  /** ISO 3166-1 alpha-2, or ''. */
  readonly country: string
  readonly supplier: string
  /** The company whose prices it contains; '' for a catalogue for everybody. */
  readonly buyer: string
  readonly categories: readonly BmecatCategory[]
  /** The tax rate of an article as a fraction of one; undefined if the file contains none. */
  readonly taxOf: (article: Article) => number | undefined
}
export type BmecatCategory = { readonly name: string; readonly parent: string | null }

/** Writes the catalogue as text. */
export interface BmecatWriter {
  head(): string
  /** '' for an article that cannot be written in this format. */
  article(article: Article): string
  /** The end of the file: the groups of the articles written so far. */
  end(): string
}

export function createBmecatWriter(terms: BmecatTerms, losses: Losses): BmecatWriter {
  const idOf = new Map(terms.categories.map(({ name }, nth) => [name, nth + 1]))
  const memberships: (readonly [sku: string, group: number])[] = []
  return {
    head: () =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<BMECAT version="2005" xmlns="${namespace}">\n` +
      `${headerOf(terms)}\n<T_NEW_CATALOG>\n${groupsOf(terms.categories, idOf)}`,
    article(article) {
      const { sku, category } = article
      if (sku.length > longest.number) {
        losses.add('number', sku)
        return ''
      }
      const group = idOf.get(category)
      if (group !== undefined) {
        memberships.push([sku, group])
        if (category.length > longest.group) losses.add('group', sku)
      }
      return `${product(article, terms, (kind) => losses.add(kind, sku))}\n`
    },
    end: () =>
      `${memberships.map(([sku, group]) => `${membership(sku, group)}\n`).join('')}</T_NEW_CATALOG>\n</BMECAT>\n`,
  }
}

const membership = (sku: string, group: number): string =>
  around(
    'PRODUCT_TO_CATALOGGROUP_MAP',
    element('PROD_ID', sku),
    element('CATALOG_GROUP_ID', idText(group)),
  )

/** The version increases each day: it consists of the year and the day of the year. */
function versionOf(day: string): string {
  const days = (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / 86_400_000 + 1
  return `${day.slice(1, 4)}.${String(days).padStart(3, '0')}`
}

const headerOf = ({ day, currency, country, supplier, buyer }: BmecatTerms): string =>
  around(
    'HEADER',
    around(
      'CATALOG',
      element('LANGUAGE', 'eng', 'default="true"'),
      element('CATALOG_ID', `CATALOG-${day.replaceAll('-', '')}`),
      element('CATALOG_VERSION', versionOf(day)),
      element('CATALOG_NAME', supplier.slice(0, 100)),
      `<DATETIME type="generation_date">${element('DATE', day)}</DATETIME>`,
      element('TERRITORY', country),
      element('CURRENCY', currency),
    ),
    around('BUYER', element('BUYER_NAME', buyer.slice(0, longest.party))),
    around('SUPPLIER', element('SUPPLIER_NAME', supplier.slice(0, longest.party))),
  )

const idText = (nth: number): string => String(nth)
const rootId = 'root'

function groupsOf(
  categories: readonly BmecatCategory[],
  idOf: ReadonlyMap<string, number>,
): string {
  if (categories.length === 0) return ''
  const parents = new Set(categories.map(({ parent }) => parent))
  const structure = (type: string, id: string, name: string, parent: string): string =>
    `<CATALOG_STRUCTURE type="${type}">${element('GROUP_ID', id)}` +
    `${element('GROUP_NAME', name)}${element('PARENT_ID', parent)}</CATALOG_STRUCTURE>\n`
  const groups = categories.map(({ name, parent }, nth) => {
    const above = parent === null ? undefined : idOf.get(parent)
    return structure(
      parents.has(name) ? 'node' : 'leaf',
      idText(nth + 1),
      name.slice(0, longest.group).trim(),
      above === undefined ? rootId : idText(above),
    )
  })
  const root = structure('root', rootId, 'Catalogue', '0')
  return `<CATALOG_GROUP_SYSTEM>\n${root}${groups.join('')}</CATALOG_GROUP_SYSTEM>\n`
}

type Lose = (kind: 'name' | 'brand' | 'mpn' | 'picture' | 'letters') => void

function product(article: Article, terms: BmecatTerms, lose: Lose): string {
  return around(
    'PRODUCT',
    element('SUPPLIER_PID', article.sku),
    detailsOf(article, lose),
    around(
      'PRODUCT_FEATURES',
      ...mergedSpecs(article.specs).map(([name, values]) =>
        around(
          'FEATURE',
          element('FNAME', name),
          ...values.map((value) => element('FVALUE', value)),
        ),
      ),
    ),
    around(
      'PRODUCT_ORDER_DETAILS',
      element('ORDER_UNIT', tradeUnits[article.unit]),
      element('PRICE_QUANTITY', article.pricePer),
      element('QUANTITY_MIN', article.minimum),
      element('QUANTITY_INTERVAL', article.packSize),
    ),
    around(
      'PRODUCT_PRICE_DETAILS',
      ...pricesOf('net_list', article.list, article, terms),
      ...(article.net ? pricesOf('net_customer', article.net, article, terms) : []),
    ),
    mimesOf(article.pictures, lose),
    logisticsOf(article),
  )
}

function detailsOf(article: Article, lose: Lose): string {
  const { name, brand, mpn } = article
  const isLong = name.length > longest.name
  if (isLong) lose('name')
  if (brand.length > longest.brand) lose('brand')
  if (mpn.length > longest.mpn) lose('mpn')
  const description = isLong ? `${name}\n${article.description}` : article.description
  // Readers treat a long text as HTML if it contains anything like a tag.
  const long = description.replace(/<(?=[\p{L}/!?])/gu, '< ')
  if (long !== description) lose('letters')
  return around(
    'PRODUCT_DETAILS',
    element('DESCRIPTION_SHORT', name.slice(0, longest.name).trim()),
    element('DESCRIPTION_LONG', long.trim()),
    element('INTERNATIONAL_PID', article.gtin, 'type="gtin"'),
    element('BUYER_PID', article.buyerNumber.slice(0, longest.mpn)),
    element('MANUFACTURER_PID', mpn.length > longest.mpn ? '' : mpn),
    element('MANUFACTURER_NAME', brand.slice(0, longest.brand).trim()),
  )
}

/** One feature for each name, with all its values. */
function mergedSpecs(specs: Article['specs']): readonly (readonly [string, readonly string[]])[] {
  return [...Map.groupBy(specs, ({ name }) => name)].map(([name, alike]) => [
    name,
    alike.map(({ value }) => value),
  ])
}

/** A price and its quantity prices; each applies from its quantity on. */
function pricesOf(
  type: 'net_list' | 'net_customer',
  { price, priceBreaks }: ArticlePrice,
  article: Article,
  { currency, taxOf }: BmecatTerms,
): readonly string[] {
  const tax = taxOf(article)
  return [{ from: 1, price }, ...priceBreaks].map(
    (rung) =>
      `<PRODUCT_PRICE price_type="${type}">` +
      element('PRICE_AMOUNT', (rung.price / 100).toFixed(2)) +
      element('PRICE_CURRENCY', currency) +
      (tax === undefined ? '' : element('TAX', tax)) +
      `${element('LOWER_BOUND', rung.from)}</PRODUCT_PRICE>`,
  )
}

/**
 * MIME types that both schemas allow; others are identified by the file extension of their
 * addresses.
 */
const mimeTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
}

function mimesOf(pictures: readonly string[], lose: Lose): string {
  const carried = pictures.filter((address) => address.length <= longest.address)
  if (carried.length < pictures.length) lose('picture')
  return around(
    'MIME_INFO',
    ...carried.map((address, nth) => {
      const [, ending = ''] = /\.(\w+)(?:[?#].*)?$/.exec(address) ?? []
      return around(
        'MIME',
        element('MIME_TYPE', mimeTypes[ending.toLowerCase()] ?? ''),
        element('MIME_SOURCE', address),
        element('MIME_PURPOSE', nth === 0 ? 'normal' : 'detail'),
        element('MIME_ORDER', nth + 1),
      )
    }),
  )
}

const logisticsOf = ({ customsNumber, origin, weightGrams }: Article): string =>
  around(
    'PRODUCT_LOGISTIC_DETAILS',
    around('CUSTOMS_TARIFF_NUMBER', element('CUSTOMS_NUMBER', customsNumber)),
    element('COUNTRY_OF_ORIGIN', origin),
    around(
      'PRODUCT_DIMENSIONS',
      element('WEIGHT', weightGrams === undefined ? '' : weightGrams / 1000),
    ),
  )
