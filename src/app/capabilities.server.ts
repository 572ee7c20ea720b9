/** All capabilities, and the data collected from their manifests. */
import { accountsServerCapability } from '../accounts/capability.server.ts'
import { accountingServerCapability } from '../accounting/capability.server.ts'
import { auditServerCapability } from '../audit/capability.server.ts'
import { bulkServerCapability } from '../bulk/capability.server.ts'
import { cardPaymentsServerCapability } from '../card-payments/capability.server.ts'
import { columnChoicesServerCapability } from '../column-choices/capability.server.ts'
import { changesServerCapability } from '../changes/capability.server.ts'
import { cartServerCapability } from '../cart/capability.server.ts'
import { catalogueServerCapability } from '../catalogue/capability.server.ts'
import { companiesServerCapability } from '../companies/capability.server.ts'
import { pagesServerCapability } from '../pages/capability.server.ts'
import { deliveryServerCapability } from '../delivery/capability.server.ts'
import { productAdminServerCapability } from '../product-admin/capability.server.ts'
import { documentsServerCapability } from '../documents/capability.server.ts'
import { savedListsServerCapability } from '../saved-lists/capability.server.ts'
import { ordersServerCapability } from '../orders/capability.server.ts'
import { brandingServerCapability } from '../branding/capability.server.ts'
import { paymentsServerCapability } from '../payments/capability.server.ts'
import { picturesServerCapability } from '../pictures/capability.server.ts'
import { tradeFilesServerCapability } from '../trade-files/capability.server.ts'
import { leafCapabilities } from './leaf-capabilities.server.ts'
import type { DescribedCapability } from '../platform/capability.server.ts'
import type { Capability, LimitDefault } from '../platform/capability.ts'
import type { Config } from '../platform/config/config.server.ts'
import type { ActionLimits } from '../platform/http/rate-limits.server.ts'
import { customerPartNumbersServerCapability } from '../customer-part-numbers/capability.server.ts'
import { pricesServerCapability } from '../prices/capability.server.ts'
import { quotesServerCapability } from '../quotes/capability.server.ts'
import { agentsServerCapability } from '../agents/capability.server.ts'
import { punchOutServerCapability } from '../punch-out/capability.server.ts'
import { receivedOrdersServerCapability } from '../received-orders/capability.server.ts'
import { backInStockServerCapability } from '../back-in-stock/capability.server.ts'
import { reviewsServerCapability } from '../reviews/capability.server.ts'
import { searchServerCapability } from '../search/capability.server.ts'
import { serviceAccountsServerCapability } from '../service-accounts/capability.server.ts'
import { settingsServerCapability } from '../settings/capability.server.ts'
import { taxServerCapability } from '../tax/capability.server.ts'
import { shipmentsServerCapability } from '../shipments/capability.server.ts'
import { webhooksServerCapability } from '../webhooks/capability.server.ts'
import { stockServerCapability } from '../stock/capability.server.ts'

/** In the order in which their services are created. */
export const serverCapabilities: readonly DescribedCapability[] = [
  auditServerCapability,
  settingsServerCapability,
  brandingServerCapability,
  accountsServerCapability,
  companiesServerCapability,
  serviceAccountsServerCapability,
  columnChoicesServerCapability,
  stockServerCapability,
  picturesServerCapability,
  catalogueServerCapability,
  pricesServerCapability,
  customerPartNumbersServerCapability,
  searchServerCapability,
  productAdminServerCapability,
  backInStockServerCapability,
  bulkServerCapability,
  deliveryServerCapability,
  taxServerCapability,
  ordersServerCapability,
  shipmentsServerCapability,
  reviewsServerCapability,
  documentsServerCapability,
  paymentsServerCapability,
  cardPaymentsServerCapability,
  accountingServerCapability,
  tradeFilesServerCapability,
  cartServerCapability,
  quotesServerCapability,
  receivedOrdersServerCapability,
  savedListsServerCapability,
  pagesServerCapability,
  changesServerCapability,
  webhooksServerCapability,
  agentsServerCapability,
  punchOutServerCapability,
  ...leafCapabilities,
]

/** Their manifests. */
export const capabilities: readonly Capability[] = serverCapabilities.map(
  ({ manifest }) => manifest,
)

/** Parameters that the router itself adds to the address of a page's data. */
const routerParameters = ['_routes']

/** The query parameters that distinguish cached pages. */
export const pageParameters: ReadonlySet<string> = new Set([
  ...routerParameters,
  ...capabilities.flatMap(({ queryParameters }) => queryParameters),
])

/** The limits of all capabilities, by name. */
export const limitDefaults: Readonly<Record<string, LimitDefault>> = Object.fromEntries(
  capabilities.flatMap(({ limits }) => Object.entries(limits)),
)

/**
 * The limit of each limited action in this shop.
 * @param overrides the values from the environment, by variable
 */
export const actionLimits = (overrides: Config['limits']['overrides']): ActionLimits =>
  Object.fromEntries(
    Object.entries(limitDefaults).map(([name, { keyPrefix = name, signIn = false, ...limit }]) => [
      name,
      { ...limit, ...overrides.get(limit.variable), keyPrefix, signIn },
    ]),
  )
