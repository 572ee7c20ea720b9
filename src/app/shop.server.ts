/**
 * The composition root: configuration in, shop out. Creates every service in one order, and passes
 * each the earlier ones.
 */
import type { FastifyBaseLogger } from 'fastify'
import { baseline, migrations } from '../../migrations/index.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { Neighbours } from '../../packages/pg-kit/notifier.server.ts'
import { createKeyCleanUp } from '../../packages/pg-kit/once.server.ts'
import {
  migrate,
  requireMigrated,
  type MigrateProgress,
} from '../../packages/pg-kit/migrate.server.ts'
import { accountingServerCapability } from '../accounting/capability.server.ts'
import { accountsServerCapability } from '../accounts/capability.server.ts'
import { customerPartNumbersServerCapability } from '../customer-part-numbers/capability.server.ts'
import { namesOf } from '../accounts/names.server.ts'
import { auditServerCapability } from '../audit/capability.server.ts'
import type { AuditService } from '../audit/service.server.ts'
import { cardPaymentsServerCapability } from '../card-payments/capability.server.ts'
import type { CardPaymentsDependencies } from '../card-payments/dependencies.server.ts'
import { brandingServerCapability } from '../branding/capability.server.ts'
import type { BrandingService } from '../branding/service.server.ts'
import { bulkServerCapability } from '../bulk/capability.server.ts'
import { cartServerCapability } from '../cart/capability.server.ts'
import { catalogueServerCapability } from '../catalogue/capability.server.ts'
import { spokenLabel } from './spoken-labels.server.ts'
import { background } from './background.server.ts'
import { companiesServerCapability } from '../companies/capability.server.ts'
import { pagesServerCapability } from '../pages/capability.server.ts'
import { changesServerCapability } from '../changes/capability.server.ts'
import { webhooksServerCapability } from '../webhooks/capability.server.ts'
import type { WebhooksDependencies } from '../webhooks/dependencies.server.ts'
import type { ChangesDependencies } from '../changes/service.server.ts'
import { createDemoService } from '../demo/service.server.ts'
import { productAdminServerCapability } from '../product-admin/capability.server.ts'
import { documentsServerCapability } from '../documents/capability.server.ts'
import { createIdentityService } from '../identity/identity.server.ts'
import { ordersServerCapability } from '../orders/capability.server.ts'
import { paymentsServerCapability } from '../payments/capability.server.ts'
import type { PaymentsDependencies } from '../payments/service.server.ts'
import { picturesServerCapability } from '../pictures/capability.server.ts'
import { createPictureStorage } from '../pictures/storage.server.ts'
import { capabilityRegistry, type BackgroundJob } from '../platform/capability.server.ts'
import type { Config } from '../platform/config/config.server.ts'
import { openClock } from '../platform/time/clock.server.ts'
import { openDatabase } from '../platform/database.server.ts'
import { createCdnPurging, withCdnPurges } from '../platform/http/cdn-purge.server.ts'
import { createOutageLog } from '../platform/http/outage-log.server.ts'
import { createMailService } from '../platform/mail/mail.server.ts'
import { columnChoicesServerCapability } from '../column-choices/capability.server.ts'
import { deliveryServerCapability } from '../delivery/capability.server.ts'
import { tradeFilesServerCapability } from '../trade-files/capability.server.ts'
import { rateOf } from '../tax/rates.ts'
import { taxServerCapability } from '../tax/capability.server.ts'
import { pricesServerCapability } from '../prices/capability.server.ts'
import { savedListsServerCapability } from '../saved-lists/capability.server.ts'
import { quotesServerCapability } from '../quotes/capability.server.ts'
import { agentsServerCapability } from '../agents/capability.server.ts'
import type { AgentsDependencies } from '../agents/dependencies.server.ts'
import { punchOutServerCapability } from '../punch-out/capability.server.ts'
import type { PunchOutDependencies } from '../punch-out/dependencies.server.ts'
import { receivedOrdersServerCapability } from '../received-orders/capability.server.ts'
import { createRecordIds } from '../platform/record-ids.server.ts'
import { createSealer } from '../platform/sealing/sealing.server.ts'
import { createSecurityLog } from '../platform/security-log.server.ts'
import { backInStockServerCapability } from '../back-in-stock/capability.server.ts'
import { reviewsServerCapability } from '../reviews/capability.server.ts'
import { serviceAccountsServerCapability } from '../service-accounts/capability.server.ts'
import { settingsServerCapability } from '../settings/capability.server.ts'
import type { SettingsDependencies, SettingsService } from '../settings/service.server.ts'
import { searchServerCapability } from '../search/capability.server.ts'
import { shipmentsServerCapability } from '../shipments/capability.server.ts'
import { stockServerCapability } from '../stock/capability.server.ts'
import { leafCapabilities } from './leaf-capabilities.server.ts'
import type { Shop } from './shop-services.server.ts'

export type { Shop } from './shop-services.server.ts'

/** Options for opening a shop in addition to its settings. */
export type ShopOptions = {
  readonly log: FastifyBaseLogger
  /**
   * Use the database server of another process of this shop: for commands; `only`: for a worker.
   */
  readonly attach?: boolean | 'only'
  /** The number of processes; 1 by default. */
  readonly workers?: number
  /** The other processes, if this one is a worker. */
  readonly neighbours?: Neighbours | undefined
  /**
   * How to handle a schema of an older version: migrate it (default), refuse it ('check'), or leave
   * it unchanged, for commands that do not depend on it.
   */
  readonly schema?: 'migrate' | 'check' | 'leave'
  /** Receives the progress of upgrading an older database. */
  readonly onUpgrade?: (progress: MigrateProgress) => void
  /** Milliseconds, see statementTimeouts; by default that of requests. */
  readonly statementTimeout?: number
  /** The time, for tests. */
  readonly now?: () => Date
}

/**
 * Opens the database, migrates it, creates every service.
 * @throws EmbeddedPostgresError or OperatorError with one sentence if there is no database
 */
export async function createShop(config: Config, options: ShopOptions): Promise<Shop> {
  const { log, attach = false, workers = 1, schema = 'migrate' } = options
  const { statementTimeout, onUpgrade } = options
  const outageLog = createOutageLog(log)
  const opened = await openDatabase(config.database, {
    attach,
    workers,
    neighbours: options.neighbours,
    ...(statementTimeout === undefined ? {} : { statementTimeout }),
    log: outageLog.event,
    onSlowStatement: outageLog.slowStatement,
  })
  const database = config.cdn ? withCdnPurges(opened) : opened
  try {
    if (schema === 'migrate')
      await migrate(
        database,
        migrations,
        onUpgrade ? { baseline, onProgress: onUpgrade } : { baseline },
      )
    else if (schema === 'check') await requireMigrated(database.handle, migrations)
    const clock = await openClock(database.handle)
    return await createServices(config, database, { now: clock.now, ...options, clock })
  } catch (error) {
    await database.close()
    throw error
  }
}

/** For the invented history of the demo shop: nobody is notified of it. */
const noMail = { kind: 'none', from: '' } as const

type Time = { readonly now: () => Date; readonly clock: BackgroundJob }

async function createServices(
  config: Config,
  database: Database,
  { log, now, clock, schema, attach }: ShopOptions & Time,
): Promise<Shop> {
  const { origin, demoAccounts, documentScripts: scripts, vatTestOrigins } = config
  const registry = capabilityRegistry()
  const { created, create } = registry

  const securityLog = createSecurityLog(log)
  const keys = createKeyCleanUp(database, log)
  const cdn = createCdnJobs(config, { database, log })
  const newId = createRecordIds()
  const base = createBase(config, registry, { database, now, newId, log })
  const { audit, settings, readSettings, mail, branding } = base
  const common = { database, origin, now, newId, log, readSettings, audit }
  const identity = await createIdentityService({ ...common, config, mail, securityLog })
  const accounts = create(accountsServerCapability, {
    ...common,
    identity,
    mail,
    securityLog,
    adminEmail: config.adminEmail,
    demoAccounts,
    guardSetting: settings.guard,
  })
  const known = { ...common, accounts, mail, securityLog }
  const companies = create(companiesServerCapability, known)
  const serviceAccounts = create(serviceAccountsServerCapability, { ...known, companies })
  const assortment = createAssortment(config, registry, { ...known, companies })
  const { columnChoices, stock, catalogue, prices, customerPartNumbers, search } = assortment
  create(productAdminServerCapability, { catalogue, search })
  const listed = { ...common, catalogue, columnChoices, prices, search, stock }
  const bulkJobs = create(bulkServerCapability, { ...listed, taxRateOf: rateOf })
  const delivery = create(deliveryServerCapability, { ...common, catalogue })
  const sale = { ...common, accounts, catalogue, prices }
  const tax = create(taxServerCapability, { ...sale, companies, settings, vatTestOrigins })
  create(backInStockServerCapability, { ...sale, mail })
  const orders = create(ordersServerCapability, {
    ...sale,
    customerPartNumbers,
    companies,
    stock,
    mail,
    settings: config,
    guardSetting: settings.guard,
    readDelivery: delivery.current,
    taxTerms: tax.termsOf,
    salesTaxAt: tax.salesTaxAt,
    takesCards: config.cards.kind !== 'none',
  })
  const shipments = create(shipmentsServerCapability, { ...sale, mail, orders })
  const reviews = create(reviewsServerCapability, { ...sale, orders, securityLog })
  const sold = { ...sale, companies, config, scripts, mail, settings, orders }
  const documents = create(documentsServerCapability, { ...sold, shipments, branding })
  const money = createMoney(registry, { ...sold, documents, cards: config.cards })
  const drafts = createDrafts(registry, { ...sold, ...assortment, documents, settings: config })
  const pages = create(pagesServerCapability, common)
  const kept = {
    ...assortment,
    serviceAccounts,
    pages,
    delivery,
    documents,
    reviews,
    shipments,
    tax,
  }
  const tradeFiles = create(tradeFilesServerCapability, { ...sold, ...kept })
  if (schema !== 'leave') await beginWithSettings(settings, config)
  const followed = { ...kept, ...sold, ...money, ...drafts }
  const connections = createConnections(registry, config, { ...followed, securityLog })
  for (const leaf of leafCapabilities)
    leaf.create(registry, { ...followed, ...connections, bulkJobs, branding, identity, tradeFiles })
  const sales = { catalogue, orders, documents, reviews, ...drafts }
  const services = { identity, accounts, companies, ...sales }
  const demo = createDemoService({
    ...sale,
    ...services,
    guardSetting: settings.guard,
    withAccounts: demoAccounts,
    servicesAt: (at) =>
      createServices({ ...config, mail: noMail }, database, {
        log,
        now: at,
        clock,
        schema: 'leave',
      }),
  })

  return {
    ...background(
      [clock, mail, identity, keys, ...cdn, ...created.flatMap(({ jobs }) => jobs)],
      database,
      attach === 'only',
    ),
    config,
    database,
    settings,
    mail,
    branding,
    serviceAccounts,
    ...services,
    audit,
    ...assortment,
    bulkJobs,
    delivery,
    tax,
    shipments,
    pages,
    ...connections,
    tradeFiles,
    demo,
    ...money,
    capabilities: created,
  }
}

/** Services that follow the money of documents. */
function createMoney(
  { create }: ReturnType<typeof capabilityRegistry>,
  common: PaymentsDependencies & Omit<CardPaymentsDependencies, 'payments'>,
): Pick<Shop, 'payments' | 'cardPayments' | 'accounting'> {
  const payments = create(paymentsServerCapability, common)
  return {
    payments,
    cardPayments: create(cardPaymentsServerCapability, { ...common, payments }),
    accounting: create(accountingServerCapability, common),
  }
}

/** Services for future orders: carts, quotes, buyers' files, lists. */
function createDrafts(
  { create }: ReturnType<typeof capabilityRegistry>,
  common: Parameters<typeof cartServerCapability.create>[0] &
    Parameters<typeof quotesServerCapability.create>[0] &
    Parameters<typeof receivedOrdersServerCapability.create>[0] &
    Parameters<typeof savedListsServerCapability.create>[0],
): Pick<Shop, 'cart' | 'quotes' | 'receivedOrders' | 'savedLists'> {
  return {
    cart: create(cartServerCapability, common),
    quotes: create(quotesServerCapability, common),
    receivedOrders: create(receivedOrdersServerCapability, common),
    savedLists: create(savedListsServerCapability, common),
  }
}

/** Services that notify other programs of events, and let them act for people. */
function createConnections(
  { create }: ReturnType<typeof capabilityRegistry>,
  { secretsKeys, webhookTestOrigins, pictureTestOrigins: documentTestOrigins }: Config,
  common: ChangesDependencies &
    Omit<WebhooksDependencies, 'changes' | keyof OfWebhooks> &
    Omit<AgentsDependencies, 'documentTestOrigins'> &
    Omit<PunchOutDependencies, keyof OfWebhooks>,
): Pick<Shop, 'agents' | 'changes' | 'punchOut' | 'webhooks'> {
  const changes = create(changesServerCapability, common)
  const sealer = createSealer(common.database, secretsKeys)
  const own: OfWebhooks = { sealer, webhookTestOrigins }
  return {
    changes,
    webhooks: create(webhooksServerCapability, { ...common, changes, ...own }),
    agents: create(agentsServerCapability, { ...common, documentTestOrigins }),
    punchOut: create(punchOutServerCapability, { ...common, ...own }),
  }
}
type OfWebhooks = Pick<WebhooksDependencies, 'sealer' | 'webhookTestOrigins'>

const createCdnJobs = (
  { cdn }: Config,
  common: Omit<Parameters<typeof createCdnPurging>[0], 'cdn'>,
): readonly BackgroundJob[] => (cdn ? [createCdnPurging({ ...common, cdn })] : [])

/**
 * Fills settings that were never set, once all guards of settings are registered; and reads the
 * settings once, since prices are formatted without asking for the currency.
 */
async function beginWithSettings(settings: SettingsService, config: Config): Promise<void> {
  await settings.fillUnset(config.initialSettings)
  await settings.current()
}

type Common = Pick<SettingsDependencies, 'database' | 'now'> &
  Pick<ShopOptions, 'log'> & {
    readonly origin: string
    readonly newId: () => string
    readonly readSettings: SettingsService['current']
    readonly audit: AuditService
  }

/** Services for files, and for tools: stock, pictures, prices and search. */
function createAssortment(
  config: Config,
  { create }: ReturnType<typeof capabilityRegistry>,
  common: Common & Pick<Shop, 'accounts' | 'companies'>,
) {
  const columnChoices = create(columnChoicesServerCapability, common)
  const stock = create(stockServerCapability, common)
  const pictures = create(picturesServerCapability, {
    ...common,
    storage: createPictureStorage(config.pictures),
    testOrigins: config.pictureTestOrigins,
  })
  const catalogue = create(catalogueServerCapability, {
    ...common,
    stock,
    pictures,
    allowHttpImages: config.allowHttpImages,
  })
  const found = { ...common, catalogue }
  const prices = create(pricesServerCapability, found)
  const customerPartNumbers = create(customerPartNumbersServerCapability, found)
  const search = create(searchServerCapability, { ...found, prices, customerPartNumbers })
  return { columnChoices, stock, pictures, catalogue, prices, customerPartNumbers, search }
}

/** Services that all capabilities use: the settings, and mail on behalf of the shop. */
function createBase(
  config: Config,
  { create }: ReturnType<typeof capabilityRegistry>,
  {
    database,
    now,
    newId,
    log,
  }: Omit<SettingsDependencies, 'audit'> & { readonly newId: () => string } & Pick<
      ShopOptions,
      'log'
    >,
) {
  const audit: AuditService = create(auditServerCapability, {
    database,
    now,
    newId,
    namesOf,
    spokenLabel,
    timeZone: async () => (await settings.current()).timeZone,
  })
  const settings: SettingsService = create(settingsServerCapability, { database, audit, now, log })
  const shopName = async () => (await settings.current()).name
  const mail = createMailService(config.mail, { database, log, shopName })
  const given = { database, audit, settings, now }
  const branding: BrandingService = create(brandingServerCapability, given)
  return { audit, settings, readSettings: settings.current, mail, branding }
}
