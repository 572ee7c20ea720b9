/** One of the two instances of the subject `purge`: it writes, or says when its cache is purged. */
import { randomUUIDv7 } from 'node:crypto'
import { createApp } from '../src/app/app.server.ts'
import { createShop } from '../src/app/shop.server.ts'
import { readConfig } from '../src/platform/config/config.server.ts'
import { createLogger } from '../src/platform/http/log.server.ts'
import { serveCommands, unlimitedSettings } from './bench-process.ts'

export type PurgeStage = { readonly origin: string }

const [dataDir = '', port = '', database = ''] = process.argv.slice(2)
const config = readConfig({ DATA_DIR: dataDir, PORT: port, ...unlimitedSettings })
const log = createLogger(config.logLevel)
const shop = await createShop(config, {
  log,
  statementTimeout: 30_000,
  attach: database === 'attach',
})
const app = await createApp({ shop, config, log })

/** Milliseconds on a clock that all processes of the machine share. */
const sharedClock = (): number => Number(process.hrtime.bigint()) / 1e6

// Subscribed after the app: what arrives here has purged its cache already.
let purged = Promise.withResolvers<number>()
await shop.database.listen(
  'purge',
  () => {
    purged.resolve(sharedClock())
    purged = Promise.withResolvers()
  },
  () => undefined,
)

const actor = {
  id: await shop.database.transact((tx) =>
    shop.accounts.importDemoUser(tx, {
      email: `${randomUUIDv7()}@example.com`,
      name: 'Bench Admin',
      role: 'admin',
      issuer: 'bench',
      subject: randomUUIDv7(),
    }),
  ),
  email: '',
  name: 'Bench Admin',
  role: 'admin' as const,
}

const commands = {
  /** Adds a tool. @returns when that was answered */
  write: async (): Promise<number> => {
    await shop.catalogue.add(
      { actor },
      {
        name: `Bench Hammer ${randomUUIDv7()}`,
        image: 'https://pictures.example.com/hammer.webp',
        description: 'Drives nails.',
        price: 1000,
        minimumQuantity: 1,
        stock: 5,
      },
    )
    return sharedClock()
  },
  /** @returns when the cache of this instance was purged next */
  nextPurge: (): Promise<number> => purged.promise,
}
export type PurgeCommands = typeof commands

const end = () =>
  void app
    .close()
    .then(() => shop.close())
    .then(() => process.exit(0))
process.on('SIGTERM', end)
process.on('disconnect', end)
serveCommands({ origin: config.origin } satisfies PurgeStage, commands)
