/** Which cached answers a decision about an order on hold touches: see purge-table.ts. */
import { randomUUID } from 'node:crypto'
import { ofHammer, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

/** Orders two hammers above what the buyer may spend. @returns the number of the order */
async function holdHammers({ shop, fixture: { admin, hammer } }: PurgeShop): Promise<number> {
  const buyer = await shop.person(`Held Buyer ${randomUUID()}`)
  const request = { name: 'Held Company', address: '', vatId: '', taxNumber: '' }
  const { id } = await shop.companies.request({ actor: buyer }, request)
  await shop.companies.move({ actor: admin }, { id, state: 'approved' })
  const limits = { id, userId: buyer.id, orderLimit: 0, monthLimit: null }
  await shop.companies.setLimits({ actor: admin }, limits)
  const company = await shop.companies.actingFor(shop.database.handle, buyer.id, id)
  const order = await shop.orders.place(
    { actor: { ...buyer, company }, idempotencyKey: randomUUID() },
    { toolId: hammer.id, quantity: 2, phone: '+1 512 555 0142', address: '418 Mill Street' },
  )
  return order.number
}

/** An agent that may order nothing without approval orders two hammers for somebody. */
async function orderByAgent({ shop, fixture: { hammer, buyer } }: PurgeShop): Promise<number> {
  const agent = { id: randomUUID(), name: 'Restocker', perOrder: 0, perMonth: 0, links: [] }
  const order = await shop.orders.place(
    { actor: { ...buyer, agent }, idempotencyKey: randomUUID() },
    { toolId: hammer.id, quantity: 2, phone: '+1 512 555 0142', address: '418 Mill Street' },
  )
  return order.number
}

export const holdCases: readonly PurgeCase[] = [
  {
    route: 'PUT /order/:number/approval',
    title: 'an order on hold has fewer pieces',
    begin: async (shop) => {
      const number = await holdHammers(shop)
      const edit = { number, revision: 1, lines: [{ line: 1, quantity: 1 }] }
      return () => shop.call('PUT /order/:number/approval', shop.fixture.admin, edit)
    },
    changes: 'nothing was reserved for it',
  },
  {
    route: 'POST /order/:number/release',
    title: 'an order on hold takes its stock',
    begin: async (shop) => {
      const number = await holdHammers(shop)
      return () => shop.call('POST /order/:number/release', shop.fixture.admin, { number })
    },
    changes: ofHammer,
  },
  {
    route: 'POST /order/:number/agent-approval',
    title: 'what an agent has ordered takes its stock',
    begin: async (shop) => {
      const approval = { number: await orderByAgent(shop), revision: 1 }
      const { buyer } = shop.fixture
      return () => shop.call('POST /order/:number/agent-approval', buyer, approval)
    },
    changes: ofHammer,
  },
  {
    route: 'POST /order/:number/refuse',
    title: 'an order on hold ends',
    begin: async (shop) => {
      const number = await holdHammers(shop)
      return () => shop.call('POST /order/:number/refuse', shop.fixture.admin, { number })
    },
    changes: 'nothing was reserved for it',
  },
]
