/** Imports the demo shop's companies, price list and quotes. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { lineTotal, unitPriceFor } from '../catalogue/rules.ts'
import type { ImportedTool } from '../catalogue/service.server.ts'
import type { CompaniesService } from '../companies/service.server.ts'
import type { OrderLine } from '../orders/order-line.ts'
import { addDays, dayOf } from '../platform/time/time-zone.ts'
import type { PricesService } from '../prices/service.server.ts'
import type { QuotesService } from '../quotes/service.server.ts'
import { shopLanguages } from '../platform/languages/languages.ts'
import { demoNameOf } from './demo-catalogue.ts'
import { demoCompanies, demoPriceLists, demoQuotes, type DemoQuote } from './demo-business.ts'

export type BusinessDependencies = {
  readonly companies: Pick<CompaniesService, 'importDemo' | 'deleteDemo'>
  readonly prices: Pick<PricesService, 'importDemo' | 'deleteDemo'>
  readonly quotes: Pick<QuotesService, 'importDemo'>
}

export type ImportedPeople = {
  /** The ids of tools by SKU. */
  readonly toolIds: ReadonlyMap<string, string>
  readonly tools: readonly ImportedTool[]
  /** The ids of users by e-mail address. */
  readonly users: ReadonlyMap<string, { readonly id: string; readonly name: string }>
  /** Who answers quotes. */
  readonly keeper: string
  readonly at: Date
}

const hour = 3_600_000

/**
 * Imports them in the caller's transaction, after tools and users.
 * @returns the companies' ids by name
 */
export async function importBusiness(
  { companies, prices, quotes }: BusinessDependencies,
  tx: Handle,
  imported: ImportedPeople,
): Promise<ReadonlyMap<string, string>> {
  const { users, at } = imported
  // Records that clearing an earlier demo shop had to keep because they were in use can be deleted
  // now.
  await companies.deleteDemo(tx)
  await prices.deleteDemo(tx)
  const lists = new Map<string, string>()
  for (const { name, base, rows } of demoPriceLists) {
    const baseId = base === undefined ? null : (lists.get(base) ?? null)
    const named = rows.map((row) => ({ ...row, name: demoNameOf(row.name, shopLanguages().main) }))
    lists.set(name, await prices.importDemo(tx, { name, rows: named, baseId, at }))
  }
  const companyIds = new Map<string, string>()
  for (const { priceList, daysAgo, members, invitations, ...company } of demoCompanies) {
    const id = await companies.importDemo(tx, {
      ...company,
      priceListId: (priceList !== undefined && lists.get(priceList)) || null,
      requestedAt: new Date(at.getTime() - daysAgo * 24 * hour),
      members: members.flatMap(({ email, role }) => {
        const user = users.get(email)
        return user ? [{ userId: user.id, role }] : []
      }),
      invitations: invitations.map(({ mailedDaysAgo, ...invitation }) => ({
        ...invitation,
        ...(mailedDaysAgo === undefined
          ? {}
          : { sentAt: new Date(at.getTime() - mailedDaysAgo * 24 * hour) }),
      })),
    })
    companyIds.set(company.name, id)
  }
  for (const quote of demoQuotes) await importQuote(quotes, tx, quote, { ...imported, companyIds })
  return companyIds
}

async function importQuote(
  quotes: BusinessDependencies['quotes'],
  tx: Handle,
  { email, company, lines: asked, message, hoursAgo, offer }: DemoQuote,
  imported: ImportedPeople & { readonly companyIds: ReadonlyMap<string, string> },
): Promise<void> {
  const { users, at, keeper, companyIds } = imported
  const user = users.get(email)
  // If demo accounts are not allowed, the demo buyer has no quotes.
  if (!user) return
  const companyId = company === undefined ? undefined : companyIds.get(company)
  await quotes.importDemo(tx, {
    buyer: { ...user, email },
    lines: linesOf(imported, asked, 0),
    message,
    ...(company !== undefined && companyId ? { company: { id: companyId, name: company } } : {}),
    askedAt: new Date(at.getTime() - hoursAgo * hour),
    ...(offer
      ? {
          offer: {
            lines: linesOf(imported, asked, offer.percentOff),
            by: keeper,
            at: new Date(at.getTime() - offer.hoursAgo * hour),
            validUntil: addDays(dayOf(at, 'UTC'), offer.validDays),
            message: offer.message,
          },
        }
      : {}),
  })
}

/** The lines of a quote at catalogue prices, less this percentage. */
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
      toolId,
      sku,
      name: tool.name,
      quantity,
      unitPrice,
      total: lineTotal(unitPrice, quantity, 1),
    }
  })
}
