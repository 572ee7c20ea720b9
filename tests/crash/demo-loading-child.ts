/** A process that loads the demo shop into the database of its address, as a first start does. */
import { createLogger } from '../../src/platform/http/log.server.ts'
import { createShop } from '../../src/app/shop.server.ts'
import { demoShopConfig } from './demo-shop.ts'

const shop = await createShop(demoShopConfig(process.argv[2] ?? ''), {
  log: createLogger('silent'),
  statementTimeout: 60_000,
})
await shop.demo.load()
await shop.close()
