/** The composition root: Config in, Shop out. Builds every door in one order, handing in the earlier ones. */
import { randomUUIDv7 } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { createAccountsService, type AccountsService } from '../accounts/service.server.ts'
import { createCartService, type CartService } from '../cart/service.server.ts'
import { createCatalogueService, type CatalogueService } from '../catalogue/service.server.ts'
import { createDemoService, type DemoService } from '../demo/service.server.ts'
import { createIdentityService, type IdentityService } from '../identity/identity.server.ts'
import { createOrdersService, type OrdersService } from '../orders/service.server.ts'
import type { Config } from '../platform/config.server.ts'
import { openDatabase } from '../platform/database.server.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import { migrate } from '../../packages/pg-kit/migrate.server.ts'
import { migrations } from '../../migrations/index.ts'
import { createMailService, type MailService } from '../platform/mail/mail.server.ts'
import { createDocumentsService, type DocumentsService } from '../documents/service.server.ts'
import { createPicturesService, type PicturesService } from '../pictures/service.server.ts'
import { createPictureStorage } from '../pictures/storage.server.ts'
import { createSearchService, type SearchService } from '../search/service.server.ts'
import { createReviewsService, type ReviewsService } from '../reviews/service.server.ts'
import { createStockService, type StockService } from '../stock/service.server.ts'

export type Shop = {
  readonly config: Config
  readonly database: Database
  readonly mail: MailService
  readonly identity: IdentityService
  readonly accounts: AccountsService
  readonly stock: StockService
  readonly pictures: PicturesService
  readonly catalogue: CatalogueService
  readonly search: SearchService
  readonly orders: OrdersService
  readonly documents: DocumentsService
  readonly cart: CartService
  readonly reviews: ReviewsService
  readonly demo: DemoService
  close(): Promise<void>
}

/** How a shop is opened beside its settings. */
export type ShopOptions = {
  readonly log: FastifyBaseLogger
  /** join the database that another process of this shop keeps, for commands */ readonly attach?: boolean
  /** milliseconds, see statementTimeouts; that of requests by default */ readonly statementTimeout?: number
  /** outside time, for tests */ readonly now?: () => Date
}

/**
 * Opens the database, migrates it, builds every door.
 * @throws EmbeddedPostgresError or OperatorError with one sentence when there is no database
 */
export async function createShop(
  config: Config,
  { log, attach = false, statementTimeout, now = () => new Date() }: ShopOptions,
): Promise<Shop> {
  const database = await openDatabase(config.database, {
    attach,
    ...(statementTimeout === undefined ? {} : { statementTimeout }),
    log: (sentence, error) => log.warn({ err: error }, sentence),
  })
  try {
    await migrate(database, migrations)
    const newId = randomUUIDv7
    const mail = createMailService(config.mail, { database, log })
    const identity = await createIdentityService({ config, database, mail, log })
    const accounts = createAccountsService({
      database,
      identity,
      adminEmail: config.adminEmail,
      demoAccounts: config.demoAccounts,
      now,
      newId,
    })
    const stock = createStockService({ database, now })
    const pictures = createPicturesService({
      database,
      storage: createPictureStorage(config.pictures),
      origin: config.origin,
      now,
    })
    const catalogue = createCatalogueService({
      database,
      stock,
      pictures,
      origin: config.origin,
      allowHttpImages: config.allowHttpImages,
      now,
      newId,
    })
    const search = createSearchService({
      database,
      catalogue,
      origin: config.origin,
      now,
      newId,
    })
    // An upgrade may have changed how words are made; else this finds nothing to do.
    await search.reindexOutdated()
    const orders = createOrdersService({
      database,
      accounts,
      catalogue,
      stock,
      mail,
      origin: config.origin,
      now,
      newId,
    })
    const documents = createDocumentsService({ database, orders, seller: config.letterhead, now })
    const cart = createCartService({ database, accounts, catalogue })
    const reviews = createReviewsService({ database, accounts, catalogue, orders, now, newId })
    const demo = createDemoService({
      database,
      identity,
      accounts,
      catalogue,
      orders,
      reviews,
      withAccounts: config.demoAccounts,
      now,
    })
    const close = async () => {
      await mail.close()
      await identity.close()
      await database.close()
    }
    return {
      config,
      database,
      mail,
      identity,
      accounts,
      stock,
      pictures,
      catalogue,
      search,
      orders,
      documents,
      cart,
      reviews,
      demo,
      close,
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
