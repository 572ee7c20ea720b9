/** The composition root: Config in, Shop out. Builds every door in one order, handing in the earlier ones. */
import { randomUUIDv7 } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { openAccounts, type AccountsDoor } from './accounts/accounts.server.ts'
import { openCart, type CartDoor } from './cart/cart.server.ts'
import { openCatalogue, type CatalogueDoor } from './catalogue/catalogue.server.ts'
import { openDemo, type Demo } from './demo/demo.server.ts'
import { openIdentity, type Identity } from './identity/identity.server.ts'
import { openOrders, type OrdersDoor } from './orders/orders.server.ts'
import type { Config } from './platform/config.server.ts'
import { openDatabase, type Database } from './platform/database/database.server.ts'
import { migrate } from './platform/database/migrate.server.ts'
import { openMail, type Mail } from './platform/mail/mail.server.ts'
import { openPapers, type PapersDoor } from './papers/papers.server.ts'
import { openPictures, type PicturesDoor } from './pictures/pictures.server.ts'
import { openShelf } from './pictures/shelf.server.ts'
import { openReviews, type ReviewsDoor } from './reviews/reviews.server.ts'
import { openStock, type StockDoor } from './stock/stock.server.ts'

export type Shop = {
  readonly config: Config
  readonly database: Database
  readonly mail: Mail
  readonly identity: Identity
  readonly accounts: AccountsDoor
  readonly stock: StockDoor
  readonly pictures: PicturesDoor
  readonly catalogue: CatalogueDoor
  readonly orders: OrdersDoor
  readonly papers: PapersDoor
  readonly cart: CartDoor
  readonly reviews: ReviewsDoor
  readonly demo: Demo
  close(): Promise<void>
}

/** How a shop is opened beside its settings. */
export type Opening = { readonly log: FastifyBaseLogger; /** join the database that another process of this shop keeps, for commands */ readonly attach?: boolean; /** milliseconds that a statement may take; commands have more time than requests */ readonly patience?: number; /** outside time, for tests */ readonly now?: () => Date }

/**
 * Opens the database, migrates it, builds every door.
 * @throws DatabaseRefused with one sentence when there is no database to be had
 */
export async function openShop(config: Config, { log, attach = false, patience, now = () => new Date() }: Opening): Promise<Shop> {
  const database = await openDatabase(config.database, { attach, ...(patience === undefined ? {} : { patience }), log: (sentence, error) => log.warn({ err: error }, sentence) })
  try {
    await migrate(database)
    const newId = randomUUIDv7
    const mail = openMail(config.mail, database, log)
    const identity = await openIdentity({ config, database, mail, log })
    const accounts = openAccounts({ database, identity, adminEmail: config.adminEmail, demoAccounts: config.demoAccounts, now, newId })
    const stock = openStock({ database, now })
    const pictures = openPictures({ database, shelf: openShelf(config.pictures), origin: config.origin, now })
    const catalogue = openCatalogue({ database, stock, pictures, origin: config.origin, allowHttpImages: config.allowHttpImages, now, newId })
    // An upgrade may have changed how words are made; else this finds nothing to do.
    await catalogue.search.refresh()
    const orders = openOrders({ database, accounts, catalogue, stock, mail, origin: config.origin, now, newId })
    const papers = openPapers({ database, orders, letterhead: config.letterhead, now })
    const cart = openCart({ database, accounts, catalogue })
    const reviews = openReviews({ database, accounts, catalogue, orders, now, newId })
    const demo = openDemo({ database, identity, accounts, catalogue, orders, reviews, withAccounts: config.demoAccounts, now })
    const close = async () => {
      await mail.close()
      await identity.close()
      await database.close()
    }
    return { config, database, mail, identity, accounts, stock, pictures, catalogue, orders, papers, cart, reviews, demo, close }
  } catch (error) {
    await database.close()
    throw error
  }
}
