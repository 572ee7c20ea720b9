/** Writes the whole catalogue as an archive in one format, one page of tools at a time. */
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import { zipTexts, type ZippedText } from '../platform/files/zip.server.ts'
import { shopCurrency } from '../platform/money/money.ts'
import type { Day } from '../platform/time/time-zone.ts'
import type { CustomerPartNumbersService } from '../customer-part-numbers/service.server.ts'
import type { PricesService } from '../prices/service.server.ts'
import type { ShopSettings } from '../settings/declarations.ts'
import { rateOf } from '../tax/rates.ts'
import { toArticle, type Article } from './article.ts'
import { createBmecatWriter } from './bmecat/catalogue.ts'
import { createDatanormWriter } from './datanorm/catalogue.ts'
import { inBytes } from './datanorm/character-set.ts'
import type { TradeForm } from './forms.ts'
import { createLosses, type Losses } from './losses.ts'
import { tradeFileMessages as messages } from './messages/trade-files.ts'

export type FileSources = {
  readonly database: Database
  readonly catalogue: Pick<CatalogueService, 'wholeCatalogue' | 'categories'>
  readonly prices: Pick<PricesService, 'listedPrices'>
  readonly customerPartNumbers: Pick<CustomerPartNumbersService, 'numbersOf'>
}

/** Whose prices a file contains. */
export type Receiver = {
  /** '' for a file for everybody. */
  readonly name: string
  /** Null: the catalogue's prices. */
  readonly priceList: string | null
  /** The id of the company whose own part numbers the file contains. */
  readonly company?: string
}

export type TradeFile = {
  readonly form: TradeForm
  readonly receiver: Receiver
  readonly settings: Pick<ShopSettings, 'name' | 'country' | 'tax'>
  readonly day: Day
  readonly at: Date
}

/** The bytes of the archive: the trade file, and notes about data that it could not contain. */
export const writeTradeFile = (sources: FileSources, file: TradeFile): AsyncGenerator<Uint8Array> =>
  zipTexts(filesOf(sources, file))

async function* filesOf(sources: FileSources, file: TradeFile): AsyncGenerator<ZippedText> {
  const losses = createLosses()
  const counted = { articles: 0 }
  const articles = articlesOf(sources, file, counted)
  if (file.form === 'bmecat') yield* bmecatFiles(sources, file, articles, losses)
  else yield* datanormFiles(file, articles, losses)
  const lines = losses.lines()
  const text = [
    messages.notes.title(messages.forms[file.form], file.day),
    messages.notes.count(counted.articles - losses.count('number')),
    messages.notes.general[file.form],
    ...(lines.length === 0 ? [messages.notes.complete] : lines),
    '',
  ].join('\r\n')
  yield { name: 'notes.txt', changedAt: file.at, parts: once(utf8(`\uFEFF${text}`)) }
}

const encoder = new TextEncoder()
const utf8 = (text: string): Uint8Array => encoder.encode(text)
async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** All tools on sale as articles, with the receiver's own prices if a price list applies. */
async function* articlesOf(
  { database, catalogue, prices, customerPartNumbers }: FileSources,
  { receiver: { priceList, company } }: TradeFile,
  counted: { articles: number },
): AsyncGenerator<readonly Article[]> {
  const db = database.reports
  for await (const tools of catalogue.wholeCatalogue(db)) {
    const own = priceList === null ? undefined : await prices.listedPrices(db, priceList, tools)
    const ids = tools.map(({ id }) => id)
    const numbers =
      company === undefined ? undefined : await customerPartNumbers.numbersOf(db, company, ids)
    yield tools.map((tool, nth) => toArticle(tool, own?.[nth], numbers?.get(tool.id)))
    counted.articles += tools.length
  }
}

type Pages = AsyncIterable<readonly Article[]>

/** The part before the articles, the articles page by page, and the part after them. */
async function* parts(
  writer: { head(): string; article(article: Article): string; end(): string },
  pages: Pages,
  encode: (text: string) => Uint8Array,
): AsyncGenerator<Uint8Array> {
  yield encode(writer.head())
  for await (const page of pages)
    yield encode(page.map((article) => writer.article(article)).join(''))
  yield encode(writer.end())
}

async function* datanormFiles(
  { form, settings, receiver, day, at }: TradeFile,
  articles: Pages,
  losses: Losses,
): AsyncGenerator<ZippedText> {
  const writer = createDatanormWriter(
    {
      version: form === 'datanorm-4' ? 4 : 5,
      day,
      currency: shopCurrency().code,
      supplier: settings.name,
      content: messages.content(receiver.name),
    },
    losses,
  )
  yield { name: 'DATANORM.001', changedAt: at, parts: parts(writer, articles, inBytes) }
  for (const [name, text] of [
    ['DATANORM.WRG', writer.groups()],
    ['DATPREIS.001', writer.prices()],
  ] as const)
    if (text !== '') yield { name, changedAt: at, parts: once(inBytes(text)) }
}

async function* bmecatFiles(
  { catalogue }: FileSources,
  { settings: { name, country, tax }, receiver, day, at }: TradeFile,
  articles: Pages,
  losses: Losses,
): AsyncGenerator<ZippedText> {
  const categories = await catalogue.categories()
  const writer = createBmecatWriter(
    {
      day,
      currency: shopCurrency().code,
      country,
      supplier: name,
      buyer: receiver.name,
      categories: categories.map((one) => ({ name: one.name, parent: one.parent })),
      taxOf: ({ taxClass }) => {
        const rate = tax === 'vat' ? rateOf(country, taxClass, day) : undefined
        return rate === undefined ? undefined : rate / 10_000
      },
    },
    losses,
  )
  yield { name: 'catalogue.xml', changedAt: at, parts: parts(writer, articles, utf8) }
}
