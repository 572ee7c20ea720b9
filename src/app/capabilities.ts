/** The manifests of all capabilities, and what is gathered from them. */
import { accountsCapability } from '../accounts/capability.ts'
import { accountingCapability } from '../accounting/capability.ts'
import { auditCapability } from '../audit/capability.ts'
import { bulkCapability } from '../bulk/capability.ts'
import { cardPaymentsCapability } from '../card-payments/capability.ts'
import { columnChoicesCapability } from '../column-choices/capability.ts'
import { changesCapability } from '../changes/capability.ts'
import { cartCapability } from '../cart/capability.ts'
import { catalogueCapability } from '../catalogue/capability.ts'
import { setupChecklistCapability } from '../setup-checklist/capability.ts'
import { companiesCapability } from '../companies/capability.ts'
import { pagesCapability } from '../pages/capability.ts'
import { paletteCapability } from '../palette/capability.ts'
import { metricsCapability } from '../metrics/capability.ts'
import { deliveryCapability } from '../delivery/capability.ts'
import { productAdminCapability } from '../product-admin/capability.ts'
import { documentsCapability } from '../documents/capability.ts'
import { savedListsCapability } from '../saved-lists/capability.ts'
import { savedViewsCapability } from '../saved-views/capability.ts'
import { ordersCapability } from '../orders/capability.ts'
import { brandingCapability } from '../branding/capability.ts'
import { paymentsCapability } from '../payments/capability.ts'
import { picturesCapability } from '../pictures/capability.ts'
import { tradeFilesCapability } from '../trade-files/capability.ts'
import type { Capability, LimitDefault } from '../platform/capability.ts'
import type { Config } from '../platform/config/config.server.ts'
import type { ActionLimits } from '../platform/http/rate-limits.server.ts'
import { customerPartNumbersCapability } from '../customer-part-numbers/capability.ts'
import { pricesCapability } from '../prices/capability.ts'
import { purchasingCapability } from '../purchasing/capability.ts'
import { quotesCapability } from '../quotes/capability.ts'
import { agentsCapability } from '../agents/capability.ts'
import { punchOutCapability } from '../punch-out/capability.ts'
import { receivedOrdersCapability } from '../received-orders/capability.ts'
import { backInStockCapability } from '../back-in-stock/capability.ts'
import { reviewsCapability } from '../reviews/capability.ts'
import { searchCapability } from '../search/capability.ts'
import { serviceAccountsCapability } from '../service-accounts/capability.ts'
import { settingsCapability } from '../settings/capability.ts'
import { taxCapability } from '../tax/capability.ts'
import { shipmentsCapability } from '../shipments/capability.ts'
import { webhooksCapability } from '../webhooks/capability.ts'
import { stockCapability } from '../stock/capability.ts'

/** In the order in which their services are created. */
export const capabilities: readonly Capability[] = [
  auditCapability,
  settingsCapability,
  brandingCapability,
  accountsCapability,
  companiesCapability,
  serviceAccountsCapability,
  columnChoicesCapability,
  stockCapability,
  picturesCapability,
  catalogueCapability,
  pricesCapability,
  customerPartNumbersCapability,
  searchCapability,
  productAdminCapability,
  backInStockCapability,
  bulkCapability,
  deliveryCapability,
  taxCapability,
  ordersCapability,
  shipmentsCapability,
  reviewsCapability,
  documentsCapability,
  paymentsCapability,
  cardPaymentsCapability,
  accountingCapability,
  tradeFilesCapability,
  cartCapability,
  quotesCapability,
  receivedOrdersCapability,
  savedListsCapability,
  savedViewsCapability,
  paletteCapability,
  pagesCapability,
  setupChecklistCapability,
  purchasingCapability,
  metricsCapability,
  changesCapability,
  webhooksCapability,
  agentsCapability,
  punchOutCapability,
]

/** What the router itself adds to the address of a page's data. */
const routerParameters = ['_routes']

/** The query parameters by which cached pages differ. */
export const pageParameters: ReadonlySet<string> = new Set([
  ...routerParameters,
  ...capabilities.flatMap(({ queryParameters }) => queryParameters),
])

/** The limits of all capabilities, by name. */
export const limitDefaults: Readonly<Record<string, LimitDefault>> = Object.fromEntries(
  capabilities.flatMap(({ limits }) => Object.entries(limits)),
)

/**
 * How often each limited action may be done in this shop.
 * @param overrides what the environment says, by variable
 */
export const actionLimits = (overrides: Config['limits']['overrides']): ActionLimits =>
  Object.fromEntries(
    Object.entries(limitDefaults).map(([name, { keyPrefix = name, signIn = false, ...limit }]) => [
      name,
      { ...limit, ...overrides.get(limit.variable), keyPrefix, signIn },
    ]),
  )
