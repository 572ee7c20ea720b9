/**
 * The trade file service: whose prices a file contains, and how many files are written at a time.
 */
import type { StreamOutput } from '../../packages/contract/file-output.ts'
import { tooManyRequests } from '../../packages/contract/standard-problems.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { CompaniesService } from '../companies/service.server.ts'
import type { CustomerPartNumbersService } from '../customer-part-numbers/service.server.ts'
import { dayOf } from '../platform/time/time-zone.ts'
import type { PricesService } from '../prices/service.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import type { OwnFileQuery, TradeFilesOperations } from './contract.ts'
import type { TradeForm } from './forms.ts'
import { tradeFileMessages as messages } from './messages/trade-files.ts'
import { createCsvFeeds, type CsvFeeds } from './csv-feeds/csv-feeds.server.ts'
import { createProductFeed, type ProductFeed } from './product-feed/product-feed.server.ts'
import { writeTradeFile, type Receiver } from './write-file.server.ts'

export type TradeFilesDependencies = {
  readonly database: Database
  readonly catalogue: Pick<CatalogueService, 'wholeCatalogue' | 'categories' | 'feedRows'>
  readonly prices: Pick<PricesService, 'listedPrices' | 'listNamed' | 'listOf'>
  readonly customerPartNumbers: Pick<CustomerPartNumbersService, 'numbersOf'>
  readonly companies: Pick<
    CompaniesService,
    'requireReader' | 'requirePrices' | 'actingFor' | 'seesPrices'
  >
  readonly readSettings: ReadSettings
  /** The shop's origin, for addresses of pages. */
  readonly origin: string
  readonly now: () => Date
}

export interface TradeFilesService extends TradeFilesOperations {
  /** Google's product feed. */
  readonly feed: ProductFeed
  readonly csvFeeds: CsvFeeds
}

/** The most files that are written at a time, for staff and for buyers each. */
const maxFiles = 2

export function createTradeFilesService(deps: TradeFilesDependencies): TradeFilesService {
  const csvFeeds = createCsvFeeds(deps)
  const [forStaff, forBuyers] = [createFiles(deps), createFiles(deps)]
  return {
    feed: createProductFeed(deps),
    csvFeeds,
    stockFeed: () => csvFeeds.stock(),
    priceFeed: () => csvFeeds.prices(),
    file: async (_caller, { form }) => forStaff(form, { name: '', priceList: null }),
    fileOfList: async (_caller, { form, list }) => {
      const { id, name } = await deps.prices.listNamed(deps.database.handle, list)
      return forStaff(form, { name, priceList: id })
    },
    fileOfCompany: async ({ actor }, { form, company }) =>
      forStaff(form, await receiverOf(deps, actor, company)),
    ownFile: async ({ actor }, query) =>
      forBuyers(query.form, await ownReceiver(deps, actor, query)),
  }
}

/** @throws notFound for a company that does not exist */
async function receiverOf(
  { database: { handle }, prices, companies }: TradeFilesDependencies,
  actor: Actor,
  company: string,
): Promise<Receiver> {
  const { name } = await companies.requireReader(handle, actor, company)
  return { name, priceList: await prices.listOf(handle, company), company }
}

/** @throws companyNotFound for a company that the user does not belong to; pricesHidden */
async function ownReceiver(
  { database: { handle }, companies }: TradeFilesDependencies,
  actor: Actor,
  { company: id }: OwnFileQuery,
): Promise<Receiver> {
  const company = id === undefined ? undefined : await companies.actingFor(handle, actor.id, id)
  await companies.requirePrices(company ? { ...actor, company } : actor)
  return company
    ? { name: company.name, priceList: company.priceList, company: company.id }
    : { name: '', priceList: null }
}

/** @returns a function that writes a file; it limits how many are written at a time */
function createFiles(
  deps: TradeFilesDependencies,
): (form: TradeForm, receiver: Receiver) => Promise<StreamOutput> {
  let running = 0
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    running += 1
    try {
      yield* chunks
    } finally {
      running -= 1
    }
  }
  return async (form, receiver) => {
    if (running >= maxFiles)
      throw tooManyRequests({ detail: messages.tooManyAtOnce, retryAfter: 30 })
    const settings = await deps.readSettings()
    const at = deps.now()
    const day = dayOf(at, settings.timeZone)
    return {
      name: `${form}-${day}.zip`,
      chunks: counted(writeTradeFile(deps, { form, receiver, settings, day, at })),
    }
  }
}
