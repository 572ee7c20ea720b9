/** The demo shop: loaded into an empty database, and deleted when the shop becomes a real one. */
import reviewsFile from '../../demo/reviews.json' with { type: 'json' }
import type { AccountsService } from '../accounts/service.server.ts'
import type { AuditService } from '../audit/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { BulkLoadStep } from '../catalogue/bulk-write/bulk-load.server.ts'
import type { DocumentsService } from '../documents/service.server.ts'
import type { IdentityService } from '../identity/identity.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { analyzeTables } from '../../packages/pg-kit/bulk-copy.server.ts'
import { shopLanguages, toShopLanguages, type Language } from '../platform/languages/languages.ts'
import type { SettingsService } from '../settings/service.server.ts'
import type { ReviewsService } from '../reviews/service.server.ts'
import { importBusiness, type BusinessDependencies } from './import-business.server.ts'
import {
  hoursBefore,
  importOrders,
  playAll,
  type HistoryDependencies,
  type ImportedContents,
} from './import-history.server.ts'
import { minGeneratedTools, generateTools } from './generated-tools.ts'
import { demoCategories, demoCategoryTexts, demoTools } from './demo-catalogue.ts'
import { demoDocument, demoDocumentFile } from './demo-document.ts'
import { demoAccounts, demoPeople } from './demo-orders.ts'
import { isDemoLoading, markDemoLoading, unmarkDemoLoading, withDemoLock } from './store.server.ts'

export interface DemoService {
  /**
   * Loads the complete demo shop; the remains of an interrupted load are deleted and loaded again.
   * If another process is loading it, this one waits.
   * @returns whether this call loaded it; false if the shop already has tools
   */
  load(): Promise<boolean>
  /**
   * Adds generated tools until the demo shop has `total` tools; an interruption leaves all or none
   * of them. An empty shop is loaded first. Nothing is added if the shop has tools other than those
   * of `load`.
   * @returns whether tools were added, and how many tools there are now
   */
  fill(total: number, onProgress: (step: BulkLoadStep) => void): Promise<FillResult>
  /** Deletes the demo shop's tools, reviews, orders with their documents, accounts and companies. */
  clear(): Promise<void>
}

export type FillResult = {
  readonly filled: boolean
  readonly all: number
  /** How many tools belong to the demo shop. */
  readonly demo: number
}

export type DemoDependencies = BusinessDependencies &
  HistoryDependencies & {
    readonly audit: Pick<AuditService, 'deleteDemo'>
    readonly database: Database
    readonly identity: IdentityService
    readonly accounts: AccountsService
    readonly catalogue: CatalogueService
    readonly orders: OrdersService
    readonly documents: DocumentsService
    readonly reviews: ReviewsService
    /** Whether the accounts with known passwords are created. */
    readonly withAccounts: boolean
    readonly guardSetting: SettingsService['guard']
    readonly now: () => Date
  }

export function createDemoService(dependencies: DemoDependencies): DemoService {
  // A language that the shop adds gets the demo shop's texts at once.
  for (const setting of ['languages', 'defaultLanguage'] as const)
    dependencies.guardSetting(setting, async (tx, _value, _saver, after) => {
      const before = shopLanguages().all
      const { all } = toShopLanguages(after.defaultLanguage, after.languages)
      const added = all.filter((language) => !before.includes(language))
      await importTexts(dependencies, tx, added)
      return undefined
    })
  return {
    load: () => loadDemo(dependencies),
    fill: (total, onProgress) => fillDemo(dependencies, total, onProgress),
    clear: () => clearDemo(dependencies),
  }
}

/**
 * The names of the demo shop's tools in further languages. There is no such text in the language in
 * which they were loaded, because it would hide later changes by staff.
 */
async function importTexts(
  { catalogue }: DemoDependencies,
  tx: Handle,
  languages: readonly Language[],
): Promise<void> {
  for (const language of languages) {
    await catalogue.importDemoCategoryTexts(tx, language, demoCategoryTexts(language))
    await catalogue.importDemoTexts(tx, language, demoTools(language))
  }
}

/** See DemoService.load. */
export async function loadDemo(dependencies: DemoDependencies): Promise<boolean> {
  const { database, catalogue } = dependencies
  // In this order, because a load sets its mark before its first tool and keeps it until after its
  // last order.
  const isEmpty = await catalogue.isEmpty()
  if (!isEmpty && !(await isDemoLoading(database.handle))) return false
  return withDemoLock(database.connection, (lock) => loadDemoLocked(dependencies, lock))
}

/** Only one process at a time runs this; `lock` is the transaction that holds the lock. */
async function loadDemoLocked(dependencies: DemoDependencies, lock: Handle): Promise<boolean> {
  const { database, catalogue, now } = dependencies
  // The process that set the mark has ended, or it would hold the lock.
  if (await isDemoLoading(database.handle)) await deleteDemo(dependencies)
  if (!(await catalogue.isEmpty())) return false
  const at = now()
  await markDemoLoading(database.handle, at)
  await deleteUnusedIdentities(dependencies)
  const imported = await importContents(dependencies, await createIdentities(dependencies), at)
  await importOrders(dependencies, imported, demoTools(shopLanguages().main), at)
  await playAll(dependencies, imported, at)
  // While the lock is held: a process that has lost it, and thus may no longer load, fails here.
  await unmarkDemoLoading(lock)
  return true
}

/** See DemoService.fill. */
export async function fillDemo(
  dependencies: DemoDependencies,
  total: number,
  onProgress: (step: BulkLoadStep) => void,
): Promise<FillResult> {
  const { catalogue, now } = dependencies
  await loadDemo(dependencies)
  const filled = await catalogue.bulkLoadDemoTools({
    from: minGeneratedTools,
    tools: generateTools(total - minGeneratedTools),
    at: now(),
    onProgress,
  })
  return { filled, ...(await catalogue.countDemoTools()) }
}

/** See DemoService.clear. A tool that a real customer ordered or reviewed is archived instead. */
export const clearDemo = (dependencies: DemoDependencies): Promise<void> =>
  withDemoLock(dependencies.database.connection, () => deleteDemo(dependencies))

/** Deletes the demo shop, or the remains of an interrupted load. */
async function deleteDemo(dependencies: DemoDependencies): Promise<void> {
  const { database, accounts, catalogue, orders, documents, reviews, now } = dependencies
  const { audit, companies, prices } = dependencies
  await database.transact(async (tx) => {
    const demoUsers = await accounts.listDemoUsers(tx)
    const users = demoUsers.map(({ id }) => id)
    await audit.deleteDemo(tx, demoUsers)
    await documents.deleteDemo(tx, await orders.deleteDemo(tx, users))
    await reviews.deleteDemoReviews(tx, users)
    const ordered = await orders.orderedDemoTools(tx)
    const reviewed = await reviews.listReviewedDemoTools(tx)
    await catalogue.deleteDemoTools(tx, [...new Set([...ordered, ...reviewed])], now())
    await accounts.deleteDemoUsers(tx)
    await companies.deleteDemo(tx)
    await prices.deleteDemo(tx)
    await unmarkDemoLoading(tx)
  })
  await analyzeTables(database.connection)
}

/**
 * Deletes demo accounts at the identity provider that do not belong to any user of the shop: they
 * were created by a load that was interrupted before it created the users.
 */
async function deleteUnusedIdentities({
  identity,
  accounts,
  withAccounts,
}: DemoDependencies): Promise<void> {
  if (!withAccounts) return
  for (const { email } of demoAccounts)
    if ((await accounts.findUserId(email)) === undefined) await identity.deleteAccountByEmail(email)
}

/** Creates the demo accounts at the identity provider, if they are allowed. */
async function createIdentities({ identity, withAccounts }: DemoDependencies) {
  if (!withAccounts) return []
  return Promise.all(
    demoAccounts.map(async (account) => {
      const { name, email, password } = account
      const created = await identity.createAccount({ name, email, password, verified: true })
      return { ...account, ...created }
    }),
  )
}

/** Imports tools, reviews, users, companies, prices and quotes in one transaction. */
function importContents(
  dependencies: DemoDependencies,
  identities: Awaited<ReturnType<typeof createIdentities>>,
  at: Date,
): Promise<ImportedContents> {
  const { database, accounts, catalogue, reviews } = dependencies
  const { main: language } = shopLanguages()
  const people = demoPeople.map((person) => ({
    ...person,
    role: 'customer' as const,
    issuer: 'demo',
    subject: person.email,
  }))
  return database.transact(async (tx) => {
    const toolIds = await catalogue.importDemoTools(
      tx,
      demoTools(language),
      hoursBefore(at, 24 * 30),
    )
    const further = shopLanguages().all.filter((other) => other !== language)
    await importTexts(dependencies, tx, further)
    const manualOf = toolIds.get(demoDocument.sku)
    if (manualOf !== undefined)
      await catalogue.importDemoDocument(tx, manualOf, {
        name: demoDocument.name,
        bytes: demoDocumentFile(),
      })
    await catalogue.importDemoCategories(tx, demoCategories(language))
    const demoReviews = reviewsFile.flatMap(({ sku, date, ...review }) => {
      const toolId = toolIds.get(sku)
      if (toolId === undefined) return []
      return [{ ...review, toolId, writtenAt: new Date(`${date}T12:00:00Z`) }]
    })
    await reviews.importDemoReviews(tx, demoReviews)
    const users = new Map<string, { id: string; name: string }>()
    for (const person of [...identities, ...people]) {
      const id = await accounts.importDemoUser(tx, person)
      users.set(person.email, { id, name: person.name })
    }
    const companyIds = await importBusiness(dependencies, tx, {
      toolIds,
      users,
      at,
      tools: demoTools(language),
      keeper: demoAccounts[0].name,
    })
    return { toolIds, users, companyIds }
  })
}
