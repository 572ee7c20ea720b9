/** The past of the demo shop: its orders and their history. */
import { unitPriceFor } from '../catalogue/rules.ts'
import type { ImportedTool } from '../catalogue/service.server.ts'
import type { DocumentsService } from '../documents/service.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import { demoAccounts, demoOrders } from './demo-orders.ts'
import { seedActivity, type EventServices } from './seed-activity.server.ts'

export type HistoryDependencies = {
  readonly orders: Pick<OrdersService, 'importDemo'>
  readonly documents: Pick<DocumentsService, 'importDemo'>
  /** Services of a shop with a different clock, which sends no mails. */
  readonly servicesAt: (now: () => Date) => Promise<EventServices>
  readonly withAccounts: boolean
}

export type ImportedContents = {
  /** The ids of tools by SKU. */
  readonly toolIds: ReadonlyMap<string, string>
  /** The ids of users by e-mail address. */
  readonly users: ReadonlyMap<string, { readonly id: string; readonly name: string }>
  /** The ids of companies by name. */
  readonly companyIds: ReadonlyMap<string, string>
}

export const hoursBefore = (at: Date, hours: number): Date =>
  new Date(at.getTime() - hours * 3_600_000)

/**
 * Actions of staff and buyers, if they have accounts; otherwise nobody can see a dashboard of the
 * demo.
 */
export async function playAll(
  { servicesAt, withAccounts }: HistoryDependencies,
  { toolIds, users, companyIds }: ImportedContents,
  at: Date,
): Promise<void> {
  if (!withAccounts) return
  let time = at
  const services = await servicesAt(() => time)
  const setClock = (minutesAgo: number): void => {
    time = new Date(at.getTime() - minutesAgo * 60_000)
  }
  await seedActivity(services, { at, setClock, toolIds, users, companyIds })
}

/** Imports the orders placed on the shop's pages, and the documents issued with their shipments. */
export async function importOrders(
  { orders, documents }: HistoryDependencies,
  { toolIds, users }: ImportedContents,
  demoTools: readonly ImportedTool[],
  at: Date,
): Promise<void> {
  const [admin] = demoAccounts
  // The admin changes the status of the orders; without demo accounts, only the name is recorded.
  const keeper = { id: users.get(admin.email)?.id ?? null, name: admin.name, role: admin.role }
  const tools = new Map(demoTools.map((tool) => [tool.sku, tool]))
  const shipped: number[] = []
  for (const [index, order] of demoOrders.entries()) {
    const { email, sku, quantity, phone, address, poNumber, hoursAgo } = order
    const user = users.get(email)
    const toolId = toolIds.get(sku)
    const tool = tools.get(sku)
    // Where demo accounts are not allowed, the demo buyer has no account and no orders.
    if (!user || !toolId || !tool) continue
    const buyer = { id: user.id, email, name: user.name, role: 'customer' as const }
    const unitPrice = unitPriceFor(tool, quantity)
    const number = await orders.importDemo({
      buyer,
      key: `demo-order-${index}`,
      placedAt: hoursBefore(at, hoursAgo),
      input: { toolId, quantity, phone, address, poNumber, unitPrice },
      steps: order.steps.map(([status, hoursAfter, details]) => ({
        status,
        actor: status === 'cancelled' ? buyer : keeper,
        at: hoursBefore(at, hoursAgo - hoursAfter),
        ...details,
      })),
    })
    if (order.steps.some(([status]) => status === 'shipped')) shipped.push(number)
  }
  await documents.importDemo(shipped)
}
