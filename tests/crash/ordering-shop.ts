/** A process that places orders as fast as it can and prints each acknowledged one, until killed. */
import { writeSync } from 'node:fs'
import { readConfig } from '../../src/platform/config/config.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import { createShop } from '../../src/app/shop.server.ts'

const [dataDir = '', round = ''] = process.argv.slice(2)
const config = readConfig({ DATA_DIR: dataDir })
const shop = await createShop(config, { log: createLogger('silent') })

const buyers = await shop.accounts.findUserId('buyer@example.com')
const id =
  buyers ??
  (await shop.database.transact((tx) =>
    shop.accounts.importDemoUser(tx, {
      email: 'buyer@example.com',
      name: 'Buyer',
      role: 'customer',
      issuer: 'test',
      subject: 'buyer',
    }),
  ))
const buyer = { id, email: 'buyer@example.com', name: 'Buyer', role: 'customer' as const }
const [existingTool] = await shop.search.list({ actor: undefined }, { limit: 1 })
const toolId =
  existingTool?.id ??
  (
    await shop.catalogue.add(
      { actor: buyer },
      {
        name: 'Hammer',
        image: 'https://x.example/h.webp',
        description: 'Drives nails.',
        price: 100,
        minimumQuantity: 1,
        stock: 1_000_000,
      },
    )
  ).insertedId

let last = 0
const placeOrdersForever = async (): Promise<never> => {
  for (;;) {
    const key = `round-${round}-order-${(last += 1)}`
    const quantity = 1 + (last % 3)
    try {
      const order = await shop.orders.place(
        { actor: buyer, idempotencyKey: key },
        { toolId, quantity, phone: '555 0142', address: 'Austin' },
      )
      // Unbuffered: what is printed was acknowledged, even when the process is killed right after.
      writeSync(1, `${key} ${order.id} ${quantity}\n`)
    } catch (error) {
      // The database was killed meanwhile: whether the order was placed, the same key will tell.
      writeSync(2, `${key} unknown: ${error instanceof Error ? error.message : String(error)}\n`)
    }
  }
}
await Promise.all(Array.from({ length: 8 }, placeOrdersForever))
