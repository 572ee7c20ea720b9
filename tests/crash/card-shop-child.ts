/**
 * A shop that takes cards, to be killed: `node card-shop-child.ts <DATA_DIR> <begin|live>`. `begin`
 * places an order by card, prints its number and page, and waits; `live` looks after what it missed.
 */
import { randomUUID } from 'node:crypto'
import { createShop } from '../../src/app/shop.server.ts'
import { readConfig } from '../../src/platform/config/config.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'

const [dataDir = '', mode = 'begin'] = process.argv.slice(2)
const minutesLater = mode === 'begin' ? 0 : 5
const shop = await createShop(readConfig({ ...process.env, DATA_DIR: dataDir }), {
  log: createLogger('silent'),
  now: () => new Date(Date.now() + minutesLater * 60_000),
})
const person = (email: string, role: 'admin' | 'customer') =>
  shop.database.transact((tx) =>
    shop.accounts.importDemoUser(tx, {
      email,
      name: role,
      role,
      issuer: 'test',
      subject: email,
    }),
  )
if (mode === 'begin') {
  const admin = { id: await person('admin@example.com', 'admin'), name: 'Admin' }
  const actor = { ...admin, email: 'admin@example.com', role: 'admin' as const }
  const { insertedId: toolId } = await shop.catalogue.add(
    { actor: { ...actor, permissions: ['owner'] } },
    {
      name: 'Hammer',
      image: 'https://x.example/h.webp',
      description: 'Drives nails.',
      price: 1000,
      minimumQuantity: 1,
      stock: 50,
    },
  )
  const id = await person('buyer@example.com', 'customer')
  const buyer = { id, email: 'buyer@example.com', name: 'Buyer', role: 'customer' as const }
  const { number } = await shop.orders.place(
    { actor: buyer, idempotencyKey: randomUUID() },
    { toolId, quantity: 5, phone: '555 0142', address: 'Austin', payBy: 'card' },
  )
  const { address } = await shop.cardPayments.begin({ actor: buyer }, { number })
  process.stdout.write(`${number} ${address}\n`)
  // Killed here: between the payment and its booking.
  setInterval(() => undefined, 60_000)
} else {
  await shop.cardPayments.reconcileDue()
  await shop.cardPayments.reconcileDue()
  const admin = await shop.accounts.findUserId('admin@example.com')
  const actor = {
    id: admin ?? '',
    email: 'admin@example.com',
    name: 'Admin',
    role: 'admin' as const,
  }
  const [attempt] = await shop.cardPayments.list({ actor }, {})
  const order = await shop.orders.read({ actor }, { number: attempt?.order ?? 0 })
  process.stdout.write(
    `${JSON.stringify({
      state: attempt?.state,
      payments: (await shop.payments.list({ actor }, {})).map(({ amount }) => amount),
      waits: order.onHold !== undefined,
      wrong: (await shop.payments.check()).wrong,
    })}\n`,
  )
  await shop.close()
}
