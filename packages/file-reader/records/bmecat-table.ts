/** The articles and prices of a BMEcat catalogue (1.2 and 2005) as a table. Pure. */
import { isTagged, plainOfMarkup } from '../formats/markup-table.ts'
import type { TableOf } from '../headings/article-headings.ts'
import { fileMessages } from '../messages.ts'
import type { ParsedTable } from '../tables/table.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import {
  attributeOf,
  elementsOf,
  parseElement,
  part,
  parts,
  textIn,
  textsIn,
  type Element,
  type Node,
} from './bmecat-elements.ts'
import { featuresOf } from './bmecat-features.ts'
import { filesOf } from './bmecat-files.ts'
import { numberOf, pricesOf } from './bmecat-prices.ts'
import { tableOfArticles, type ListedArticle, type Rung } from './listed-articles.ts'

const messages = fileMessages.bmecat

/** What a catalogue states about all its articles. */
type Catalogue = {
  readonly language: string
  readonly currency: string
  /** The part before the names of files. */
  readonly fileRoot: string
  /** Group names, keyed by group number. */
  readonly groups: ReadonlyMap<string, string>
  readonly classes: ReadonlyMap<string, string>
  /** Group numbers, keyed by article number. */
  readonly groupOf: ReadonlyMap<string, string>
}

/**
 * A row for each article of a new catalogue, an update of articles or an update of prices.
 * @throws UnreadableFile
 */
export function readBmecat(name: string, xml: string, of: TableOf): ParsedTable {
  // Elements of its own are declared so; a text that stands for another is not read.
  if (/<!ENTITY\s+(?!%)/.test(xml.slice(0, xml.search(/<(?:[\w.-]+:)?BMECAT[\s>]/i))))
    throw new UnreadableFile(messages.ownEntities(name))
  if (!/<\/(?:[\w.-]+:)?BMECAT\s*>\s*(?:<!--[^>]*-->\s*)*$/i.test(xml.slice(-2000)))
    throw new UnreadableFile(messages.notWhole(name))
  const elements = elementsIn(
    name,
    xml.includes('<!--') ? xml.replace(/<!--[\s\S]*?-->/g, '') : xml,
  )
  const articles = elements.filter((one) => one.name === 'article')
  if (articles.length === 0) throw new UnreadableFile(messages.noArticles(name))
  const catalogue = catalogueOf(name, xml, elements)
  const currency = catalogue.currency || currencyOf(articles)
  const listed = articles.map((one) => listedArticle({ ...catalogue, currency }, one))
  return tableOfArticles(listed, of, currency)
}

function elementsIn(name: string, xml: string): readonly Element[] {
  const read: Element[] = []
  try {
    for (const element of elementsOf(xml)) read.push(element)
    return read
  } catch {
    const articles = read.filter((one) => one.name === 'article').length
    throw new UnreadableFile(messages.notWellFormed(name, articles + 1))
  }
}

/** The currency of the first price, for a catalogue that names none. */
const currencyOf = (articles: readonly Element[]): string =>
  articles
    .map(({ value }) =>
      [
        ...textsIn(value, 'ARTICLE_PRICE_DETAILS', 'ARTICLE_PRICE', 'PRICE_CURRENCY'),
        ...textsIn(value, 'PRODUCT_PRICE_DETAILS', 'PRODUCT_PRICE', 'PRICE_CURRENCY'),
      ].at(0),
    )
    .find((text) => text !== undefined)
    ?.toUpperCase() ?? ''

function catalogueOf(name: string, xml: string, elements: readonly Element[]): Catalogue {
  const [header = ''] = /<(?:[\w.-]+:)?HEADER[\s>][\s\S]*?<\/(?:[\w.-]+:)?HEADER>/.exec(xml) ?? []
  const of = (kind: Element['name']) => elements.filter((one) => one.name === kind)
  const namesOf = (kind: Element['name'], id: string, text: string, language: string) =>
    new Map(of(kind).map(({ value }) => [textIn(value, [id]), textIn(value, [text], language)]))
  try {
    const catalog = part(part(header === '' ? {} : parseElement(header), 'HEADER'), 'CATALOG')
    const languages = parts(catalog, 'LANGUAGE')
    const chosen = languages.find((one) => attributeOf(one, 'default') === 'true') ?? languages[0]
    const language = textIn({ one: chosen }, ['one'])
    return {
      language,
      currency: textIn(catalog, ['CURRENCY']).toUpperCase(),
      fileRoot: textIn(catalog, ['MIME_ROOT'], language),
      groups: namesOf('group', 'GROUP_ID', 'GROUP_NAME', language),
      classes: namesOf(
        'classification',
        'CLASSIFICATION_GROUP_ID',
        'CLASSIFICATION_GROUP_NAME',
        language,
      ),
      groupOf: new Map(
        of('membership').map(({ value }) => [
          textIn(value, ['ART_ID']) || textIn(value, ['PROD_ID']),
          textIn(value, ['CATALOG_GROUP_ID']),
        ]),
      ),
    }
  } catch {
    throw new UnreadableFile(messages.notWellFormed(name, 0))
  }
}

/** The element with one of these names: version 1.2 uses article, 2005 product. */
const either = (node: Node, ...names: readonly string[]): Node =>
  names.map((name) => parts(node, name)[0]).find((found) => found !== undefined)

function listedArticle(catalogue: Catalogue, { value, line }: Element): ListedArticle {
  const { language, currency } = catalogue
  const sku = textIn(value, ['SUPPLIER_AID']) || textIn(value, ['SUPPLIER_PID'])
  const details = either(value, 'ARTICLE_DETAILS', 'PRODUCT_DETAILS')
  const logistics = either(value, 'PRODUCT_LOGISTIC_DETAILS', 'ARTICLE_LOGISTIC_DETAILS')
  const order = orderOf(value)
  const prices = pricesOf(value, currency)
  const features = featuresOf(value, language)
  const files = filesOf(value, catalogue.fileRoot, language)
  const isDeleted = attributeOf(value, 'mode') === 'delete'
  const refused = [
    ...(isDeleted ? [fileMessages.datanorm.deleted] : []),
    ...prices.refused,
    ...order.refused,
  ]
  return {
    row: line,
    sku,
    texts: {
      Name: textIn(details, ['DESCRIPTION_SHORT'], language),
      Description: [plain(textIn(details, ['DESCRIPTION_LONG'], language)), ...features.lines]
        .filter(Boolean)
        .join('\n'),
      Unit: order.unit,
      Category:
        catalogue.groups.get(catalogue.groupOf.get(sku) ?? '') ??
        features.classes.map((id) => catalogue.classes.get(id)).find(Boolean) ??
        '',
      'Group code': catalogue.groupOf.get(sku) ?? '',
      EAN: gtinOf(details),
      'Manufacturer number':
        textIn(details, ['MANUFACTURER_AID']) || textIn(details, ['MANUFACTURER_PID']),
      Brand: textIn(details, ['MANUFACTURER_NAME'], language),
      'Pack size': order.interval,
      'Minimum order quantity': minimumOf(order.minimum, prices.list[0] ?? prices.net[0]),
      'Customs number': textIn(logistics, ['CUSTOMS_TARIFF_NUMBER', 'CUSTOMS_NUMBER']),
      'Country of origin': textIn(logistics, ['COUNTRY_OF_ORIGIN']),
      'Weight (kg)': numberOf(textIn(logistics, ['PRODUCT_DIMENSIONS', 'WEIGHT'])) ?? '',
      Picture: files.pictures.join('\n'),
      Document: files.documents.join('\n'),
      'File names': files.names.join(', '),
    },
    listPrice: prices.list[0]?.price,
    cost: prices.net[0]?.price,
    pricePer: order.priceQuantity,
    validFrom: prices.validFrom,
    validUntil: prices.validUntil,
    ladder: prices.list.slice(1),
    netLadder: prices.net.slice(1),
    pricedFrom: (prices.list[0] ?? prices.net[0])?.from ?? 1,
    specs: features.specs,
    refused: [...new Set(refused)].join(' '),
    doubts: [...prices.doubts, ...order.doubts, ...standingOf(value, details)],
  }
}

/** States of an article that is not sold as new, or no longer. Source: BMEcat 2005, PRODUCT_STATUS. */
const notNew = /^(?:old(?:_article|_product)?|used|refurbished|discontinued)$/i

/** Doubts about whether an article is sold like others: its state, its handling, its successor. */
function standingOf(article: Node, details: Node): readonly string[] {
  const all = (...names: readonly string[]) => names.flatMap((name) => parts(details, name))
  const said = (node: Node) => [attributeOf(node, 'type'), textIn({ node }, ['node'])]
  const states = all('ARTICLE_STATUS', 'PRODUCT_STATUS').map(said)
  const handled = all('SPECIAL_TREATMENT_CLASS').map(said)
  const next = [...parts(article, 'ARTICLE_REFERENCE'), ...parts(article, 'PRODUCT_REFERENCE')]
    .filter((one) => attributeOf(one, 'type') === 'followup')
    .map((one) => textIn(one, ['ART_ID_TO']) || textIn(one, ['PROD_ID_TO']))
  const isDaily = [
    ...textsIn(article, 'ARTICLE_PRICE_DETAILS', 'DAILY_PRICE'),
    ...textsIn(article, 'PRODUCT_PRICE_DETAILS', 'DAILY_PRICE'),
  ].some((text) => /^true$/i.test(text))
  const textOf = (words: readonly string[]) => words.filter(Boolean).join(' ').slice(0, 60)
  return [
    ...states
      .filter(([type = '']) => notNew.test(type))
      .map((words) => messages.status(textOf(words))),
    ...handled.map((words) => messages.treatment(textOf(words))),
    ...next.filter(Boolean).map((sku) => messages.followedBy(sku.slice(0, 40))),
    ...(isDaily ? [messages.dailyPrice] : []),
  ]
}

const plain = (text: string): string => (isTagged(text) ? plainOfMarkup(text) : text)

/** A price that applies from a quantity makes that quantity the minimum. */
const minimumOf = (minimum: string, first: Rung | undefined): string =>
  String(Math.max(Number(minimum) || 0, first && first.from > 1 ? first.from : 0) || '')

function gtinOf(details: Node): string {
  const international = parts(details, 'INTERNATIONAL_PID').find((one) =>
    /^(?:ean|gtin)$/i.test(attributeOf(one, 'type')),
  )
  return textIn(details, ['EAN']) || textIn({ one: international }, ['one'])
}

type Order = {
  readonly unit: string
  readonly priceQuantity: number
  readonly minimum: string
  readonly interval: string
  readonly refused: readonly string[]
  readonly doubts: readonly string[]
}

/** The order unit of an article, and the quantity that its prices are for. */
function orderOf(article: Node): Order {
  const details = either(article, 'ARTICLE_ORDER_DETAILS', 'PRODUCT_ORDER_DETAILS')
  const unit = textIn(details, ['ORDER_UNIT'])
  const text = textIn(details, ['PRICE_QUANTITY']) || '1'
  const quantity = numberOf(text)
  const isQuantity = quantity !== undefined && quantity >= 1 && Number.isInteger(quantity)
  const [content, count] = [textIn(details, ['CONTENT_UNIT']), textIn(details, ['NO_CU_PER_OU'])]
  const holdsSeveral = content !== '' && (numberOf(count) ?? 1) !== 1
  const priced = priceUnits(article).find((one) => one !== unit)
  return {
    unit,
    priceQuantity: isQuantity ? quantity : 1,
    minimum: wholeOf(textIn(details, ['QUANTITY_MIN'])),
    interval: wholeOf(textIn(details, ['QUANTITY_INTERVAL'])),
    refused: [
      ...(isQuantity ? [] : [messages.priceQuantity(text.slice(0, 40))]),
      ...(priced === undefined ? [] : [messages.priceBase(priced, unit)]),
    ],
    doubts: holdsSeveral ? [messages.content(unit, count, content)] : [],
  }
}

const wholeOf = (text: string): string => {
  const number = numberOf(text)
  return number !== undefined && number >= 1 && Number.isInteger(number) ? String(number) : ''
}

/** The units that prices of version 2005 are for, which may differ from the order unit. */
const priceUnits = (article: Node): readonly string[] => [
  ...textsIn(article, 'PRODUCT_PRICE_DETAILS', 'PRODUCT_PRICE', 'PRICE_BASE', 'PRICE_UNIT'),
  ...textsIn(article, 'ARTICLE_PRICE_DETAILS', 'ARTICLE_PRICE', 'PRICE_BASE', 'PRICE_UNIT'),
]
