/** The demo shop: loaded into an empty database, cleared away whole when the shop becomes real. */
import reviewsFile from '../../demo/reviews.json' with { type: 'json' }
import toolsFile from '../../demo/tools.json' with { type: 'json' }
import type { AccountsService } from '../accounts/service.server.ts'
import type { ImportedTool, CatalogueService } from '../catalogue/service.server.ts'
import type { BulkLoadStep } from '../catalogue/bulk-load.server.ts'
import { uploadedImageUrl } from '../catalogue/image.ts'
import { unitPriceFor } from '../catalogue/rules.ts'
import type { IdentityService } from '../identity/identity.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import { analyzeTables } from '../../packages/pg-kit/bulk-copy.server.ts'
import type { ReviewsService } from '../reviews/service.server.ts'
import { minGeneratedTools, generateTools } from './generated-tools.ts'
import { demoAccounts, demoOrders, demoPeople } from './demo-orders.ts'

export interface DemoService {
  /** Fills the shop. @returns false when it already has tools */
  load(): Promise<boolean>
  /**
   * Fills the demo shop with made-up tools until it has so many: all of them, or after an interruption none. Loads it first where there is nothing.
   * @returns whether it did, and how many tools there are now; it does nothing where there are others than those it begins with
   */
  fill(tools: number, told: (step: BulkLoadStep) => void): Promise<{ readonly filled: boolean; readonly all: number; readonly demo: number }>
  /** Takes everything out that the demo shop brought, and what its demo accounts did. */
  clear(): Promise<void>
}

/** What the demo shop is loaded through. */
export type DemoDependencies = { readonly database: Database; readonly identity: IdentityService; readonly accounts: AccountsService; readonly catalogue: CatalogueService; readonly orders: OrdersService; readonly reviews: ReviewsService; readonly withAccounts: boolean; readonly now: () => Date }

const cents = (dollars: number): number => Math.round(dollars * 100)

/** The demo file's tools as the catalogue takes them. */
export const demoTools = (): readonly ImportedTool[] => toolsFile.map((tool) => ({
  sku: tool.sku, name: tool.name, brand: tool.brand, category: tool.category, family: tool.family, description: tool.description, keywords: tool.tags.join(' '),
  image: uploadedImageUrl(tool.image), price: cents(tool.price), minimumQuantity: tool.minimum_quantity, packSize: tool.pack_size, stock: tool.stock,
  priceBreaks: tool.price_breaks.map((row) => ({ from: row.min_quantity, price: cents(row.price) })),
  specs: [...tool.specs, { name: 'Weight each', value: `${tool.weight_kg} kg` }, { name: 'Made in', value: tool.country_of_origin }],
}))

export function createDemoService({ database, identity, accounts, catalogue, orders, reviews, withAccounts, now }: DemoDependencies): DemoService {
  return {
    async load() {
      if (!(await catalogue.isEmpty())) return false
      const at = now()
      const hoursAgo = (hours: number): Date => new Date(at.getTime() - hours * 3_600_000)
      const identities = withAccounts
        ? await Promise.all(demoAccounts.map(async (account) => ({ ...account, ...(await identity.createAccount({ name: account.name, email: account.email, password: account.password, verified: true })) })))
        : []
      const people = demoPeople.map((person) => ({ ...person, role: 'customer' as const, issuer: 'demo', subject: person.email }))

      const { tools, buyers } = await database.transact(async (tx) => {
        const ids = await catalogue.importDemoTools(tx, demoTools(), hoursAgo(24 * 30))
        await reviews.importDemoReviews(tx, reviewsFile.flatMap(({ sku, date, ...review }) => {
          const toolId = ids.get(sku)
          return toolId === undefined ? [] : [{ ...review, toolId, writtenAt: new Date(`${date}T12:00:00Z`) }]
        }))
        const known = new Map<string, { id: string; name: string }>()
        for (const person of [...identities, ...people]) known.set(person.email, { id: await accounts.importDemoUser(tx, person), name: person.name })
        return { tools: ids, buyers: known }
      })
      // Steps in the shop are the admin's, if there is one here.
      const keeper = { id: buyers.get(demoAccounts[0].email)?.id ?? null, name: demoAccounts[0].name, role: demoAccounts[0].role }

      for (const [row, order] of demoOrders.entries()) {
        const buyer = buyers.get(order.email)
        const toolId = tools.get(order.sku)
        const tool = demoTools().find((one) => one.sku === order.sku)
        if (!buyer || !toolId || !tool) continue // the demo buyer has no account where demo accounts are not allowed
        const actor = { id: buyer.id, email: order.email, name: buyer.name, role: 'customer' as const }
        await orders.importDemo({
          buyer: actor, key: `demo-order-${row}`, placedAt: hoursAgo(order.hoursAgo),
          input: { toolId, quantity: order.quantity, phone: order.phone, address: order.address, poNumber: order.poNumber, unitPrice: unitPriceFor(tool, order.quantity) },
          steps: order.steps.map(([status, after, more]) => ({ status, actor: status === 'cancelled' ? actor : keeper, at: hoursAgo(order.hoursAgo - after), ...more })),
        })
      }
      return true
    },

    async fill(wanted, told) {
      await this.load()
      const filled = await catalogue.bulkLoadDemoTools({ from: minGeneratedTools, tools: generateTools(wanted - minGeneratedTools), at: now(), onProgress: told })
      return { filled, ...(await catalogue.countDemoTools()) }
    },

    async clear() {
      await database.transact(async (tx) => {
        const users = await accounts.listDemoUserIds(tx)
        await orders.deleteDemo(tx, users)
        await reviews.deleteDemoReviews(tx, users)
        const kept = new Set([...(await orders.orderedDemoTools(tx)), ...(await reviews.listReviewedDemoTools(tx))])
        await catalogue.deleteDemoTools(tx, [...kept], now())
        await accounts.deleteDemoUsers(tx)
      })
      await analyzeTables(database.connection)
    },
  }
}
