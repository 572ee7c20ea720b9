/** Imports the demo shop's companies, price list and quotes. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { lineTotal, unitPriceFor } from '../catalogue/rules.ts'
import type { ImportedTool } from '../catalogue/service.server.ts'
import type { CompaniesService } from '../companies/service.server.ts'
import type { OrderLine } from '../orders/order-line.ts'
import { addDays, dayOf } from '../platform/time-zone.ts'
import type { PricesService } from '../prices/service.server.ts'
import type { QuotesService } from '../quotes/service.server.ts'
import { demoCompanies, demoPriceList, demoQuotes, type DemoQuote } from './demo-business.ts'

export type BusinessDependencies = {
  readonly companies: Pick<CompaniesService, 'importDemo' | 'deleteDemo'>
  readonly prices: Pick<PricesService, 'importDemo' | 'deleteDemo'>
  readonly quotes: Pick<QuotesService, 'importDemo'>
}

export type ImportedPeople = {
  /** The tools' ids by SKU. */
  readonly toolIds: ReadonlyMap<string, string>
  readonly tools: readonly ImportedTool[]
  /** The users by e-mail address. */
  readonly users: ReadonlyMap<string, { readonly id: string; readonly name: string }>
  /** Who answers quotes. */
  readonly keeper: string
  readonly at: Date
}

const hour = 3_600_000

/** Imports them in the caller's transaction, after tools and users. */
export async function importBusiness(
  { companies, prices, quotes }: BusinessDependencies,
  tx: Handle,
  imported: ImportedPeople,
): Promise<void> {
  const { users, at } = imported
  // What an earlier demo shop had to leave, since somebody used it, may go now.
  await companies.deleteDemo(tx)
  await prices.deleteDemo(tx)
  const list = await prices.importDemo(tx, { ...demoPriceList, at })
  const companyIds = new Map<string, string>()
  for (const { buysByPriceList, daysAgo, members, ...company } of demoCompanies) {
    const id = await companies.importDemo(tx, {
      ...company,
      priceListId: buysByPriceList ? list : null,
      requestedAt: new Date(at.getTime() - daysAgo * 24 * hour),
      members: members.flatMap(({ email, role }) => {
        const user = users.get(email)
        return user ? [{ userId: user.id, role }] : []
      }),
    })
    companyIds.set(company.name, id)
  }
  for (const quote of demoQuotes) await importQuote(quotes, tx, quote, { ...imported, companyIds })
}

async function importQuote(
  quotes: BusinessDependencies['quotes'],
  tx: Handle,
  { email, company, lines: asked, message, hoursAgo, offer }: DemoQuote,
  imported: ImportedPeople & { readonly companyIds: ReadonlyMap<string, string> },
): Promise<void> {
  const { users, at, keeper, companyIds } = imported
  const user = users.get(email)
  if (!user) throw new Error(`The demo shop has no user ${email}`)
  const companyId = company === undefined ? undefined : companyIds.get(company)
  await quotes.importDemo(tx, {
    ...{ buyer: { ...user, email }, lines: linesOf(imported, asked, 0), message },
    ...(company !== undefined && companyId ? { company: { id: companyId, name: company } } : {}),
    askedAt: new Date(at.getTime() - hoursAgo * hour),
    ...(offer
      ? {
          offer: {
            ...{ lines: linesOf(imported, asked, offer.percentOff), by: keeper },
            at: new Date(at.getTime() - offer.hoursAgo * hour),
            validUntil: addDays(dayOf(at, 'UTC'), offer.validDays),
            message: offer.message,
          },
        }
      : {}),
  })
}

/** Lines of a quote at the catalogue's prices, less so many percent. */
function linesOf(
  { tools, toolIds }: ImportedPeople,
  asked: DemoQuote['lines'],
  percentOff: number,
): readonly OrderLine[] {
  return asked.map(({ sku, quantity }) => {
    const tool = tools.find((each) => each.sku === sku)
    const toolId = toolIds.get(sku)
    if (!tool || toolId === undefined) throw new Error(`The demo shop has no tool ${sku}`)
    const unitPrice = Math.round((unitPriceFor(tool, quantity) * (100 - percentOff)) / 100)
    return {
      ...{ toolId, sku, name: tool.name, quantity, unitPrice },
      total: lineTotal(unitPrice, quantity, 1),
    }
  })
}
