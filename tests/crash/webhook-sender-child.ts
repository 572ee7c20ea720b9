/** A shop that passes events on and sends messages until it is killed: `node … <database URL> <origin>`. */
import { createShop } from '../../src/app/shop.server.ts'
import { readConfig } from '../../src/platform/config/config.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'

const [url = '', origin = ''] = process.argv.slice(2)
const shop = await createShop(
  {
    ...readConfig({ LOG_LEVEL: 'silent', WEBHOOK_TEST_ORIGINS: origin }),
    database: { kind: 'server', url },
  },
  { log: createLogger('silent'), schema: 'leave', statementTimeout: 60_000 },
)
await shop.webhooks.fanOut.start()
await shop.webhooks.deliveryRunner.start()
