/** A process in which a shop runs on the database of its address, with all that works beside it. */
import { createShop } from '../../src/app/shop.server.ts'
import { readConfig } from '../../src/platform/config/config.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'

const shop = await createShop(
  {
    ...readConfig({ LOG_LEVEL: 'silent' }),
    database: { kind: 'server', url: process.argv[2] ?? '' },
  },
  { log: createLogger('silent'), statementTimeout: 60_000 },
)
await shop.start()
