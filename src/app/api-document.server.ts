/** The OpenAPI document of the shop: the contracts of all capabilities, with what people read. */
import type { Contract } from '../platform/access/endpoint.ts'
import {
  openApiDocument,
  type OpenApiDocument,
} from '../../packages/contract/server/openapi.server.ts'
import { withOmissions } from '../../packages/contract/server/omissions.server.ts'
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { accountingReference } from '../accounting/reference.server.ts'
import { accountsReference } from '../accounts/reference.server.ts'
import { auditReference } from '../audit/reference.server.ts'
import { bulkJobsReference } from '../bulk/reference.server.ts'
import { cartReference } from '../cart/reference.server.ts'
import { columnChoicesReference } from '../column-choices/reference.server.ts'
import { changesReference } from '../changes/reference.server.ts'
import { webhooksReference } from '../webhooks/reference.server.ts'
import { catalogueReference } from '../catalogue/reference.server.ts'
import { setupChecklistReference } from '../setup-checklist/reference.server.ts'
import { paletteReference } from '../palette/reference.server.ts'
import { metricsReference } from '../metrics/reference.server.ts'
import { companiesReference } from '../companies/reference.server.ts'
import { pagesReference } from '../pages/reference.server.ts'
import { productAdminReference } from '../product-admin/reference.server.ts'
import { documentsReference } from '../documents/reference.server.ts'
import { cardPaymentsReference } from '../card-payments/reference.server.ts'
import { paymentsReference } from '../payments/reference.server.ts'
import { savedListsReference } from '../saved-lists/reference.server.ts'
import { savedViewsReference } from '../saved-views/reference.server.ts'
import { purchasingReference } from '../purchasing/reference.server.ts'
import { agentsReference } from '../agents/reference.server.ts'
import { punchOutReference } from '../punch-out/reference.server.ts'
import { receivedOrdersReference } from '../received-orders/reference.server.ts'
import { quotesReference } from '../quotes/reference.server.ts'
import { ordersReference } from '../orders/reference.server.ts'
import { brandingReference } from '../branding/reference.server.ts'
import { picturesReference } from '../pictures/reference.server.ts'
import { customerPartNumbersReference } from '../customer-part-numbers/reference.server.ts'
import { pricesReference } from '../prices/reference.server.ts'
import { backInStockReference } from '../back-in-stock/reference.server.ts'
import { reviewsReference } from '../reviews/reference.server.ts'
import { searchReference } from '../search/reference.server.ts'
import { serviceAccountsReference } from '../service-accounts/reference.server.ts'
import { clientIdAndKey, tokenOperation } from '../service-accounts/oauth-document.server.ts'
import { tokenPath } from '../service-accounts/oauth.server.ts'
import { settingsReference } from '../settings/reference.server.ts'
import { deliveryReference } from '../delivery/reference.server.ts'
import { tradeFilesReference } from '../trade-files/reference.server.ts'
import { taxReference } from '../tax/reference.server.ts'
import { shipmentsReference } from '../shipments/reference.server.ts'
import { stockReference } from '../stock/reference.server.ts'
import { accessRules } from '../platform/access/access-rules.server.ts'
import { describeCountries } from '../platform/addresses/describe-countries.server.ts'
import { httpMessages } from '../platform/messages/http.ts'
import { currencyInWords, formatMoney, moneyPrefix } from '../platform/money/money.ts'
import { describedWebhooks } from './api-webhooks.server.ts'
import { capabilities } from './capabilities.ts'

const { reference: messages } = httpMessages

/** By the name of the capability; one without an entry is described by its contract alone. */
const references: Readonly<Record<string, ContractReference<Contract>>> = {
  accounting: accountingReference,
  accounts: accountsReference,
  audit: auditReference,
  bulk: bulkJobsReference,
  cart: cartReference,
  catalogue: catalogueReference,
  changes: changesReference,
  'column-choices': columnChoicesReference,
  webhooks: webhooksReference,
  'setup-checklist': setupChecklistReference,
  palette: paletteReference,
  metrics: metricsReference,
  'trade-files': tradeFilesReference,
  companies: companiesReference,
  'service-accounts': serviceAccountsReference,
  pages: pagesReference,
  'product-admin': productAdminReference,
  documents: documentsReference,
  orders: ordersReference,
  branding: brandingReference,
  agents: agentsReference,
  'punch-out': punchOutReference,
  'card-payments': cardPaymentsReference,
  payments: paymentsReference,
  quotes: quotesReference,
  'received-orders': receivedOrdersReference,
  'saved-lists': savedListsReference,
  'saved-views': savedViewsReference,
  pictures: picturesReference,
  prices: pricesReference,
  'customer-part-numbers': customerPartNumbersReference,
  'back-in-stock': backInStockReference,
  reviews: reviewsReference,
  search: searchReference,
  settings: settingsReference,
  shipments: shipmentsReference,
  purchasing: purchasingReference,
  stock: stockReference,
  delivery: deliveryReference,
  tax: taxReference,
}

/**
 * The version of the API, as docs/api.md explains: the first number rises when a client of before
 * would fail.
 */
export const apiVersion = '2.0'

/** What most readers look for; the others follow in alphabetical order. */
const firstGroups = ['catalogue', 'search', 'reviews', 'cart', 'orders', 'accounts']

const inReadingOrder = [...capabilities].toSorted((a, b) => {
  const place = ({ name }: { readonly name: string }) =>
    firstGroups.includes(name) ? firstGroups.indexOf(name) : firstGroups.length
  return place(a) - place(b) || ((a.apiName ?? a.name) < (b.apiName ?? b.name) ? -1 : 1)
})

/** Examples are written in dollars: the same amounts with the sign of the shop's currency. */
const inShopCurrency = (document: OpenApiDocument): OpenApiDocument =>
  moneyPrefix() === '$'
    ? document
    : JSON.parse(
        JSON.stringify(document, (_, value: unknown) =>
          typeof value === 'string' && /^\$\d+\.\d{2}\b/.test(value)
            ? moneyPrefix() + value.slice(1)
            : value,
        ),
      )

/** With the one address of programs that is no contract. */
const withTokenExchange = (document: OpenApiDocument): OpenApiDocument => {
  const { securitySchemes } = document.components
  return {
    ...document,
    paths: { ...document.paths, [tokenPath]: { post: tokenOperation } },
    components: {
      ...document.components,
      securitySchemes: { ...Object(securitySchemes), clientIdAndKey },
    },
  }
}

/**
 * @param origin the public origin of the shop
 * @param shop its name
 * @param omits whether its answers leave out prices for some callers
 */
export function createApiDocument(
  origin: string,
  shop: string,
  { omits = false }: { readonly omits?: boolean } = {},
): OpenApiDocument {
  describeCountries()
  const document = openApiDocument({
    info: {
      title: messages.title(shop),
      description: messages.description(formatMoney(1250), currencyInWords()),
      version: apiVersion,
      contact: { name: shop, url: origin },
      license: { name: messages.license, identifier: messages.license },
    },
    origin,
    prefix: '/api',
    access: accessRules,
    webhooks: describedWebhooks,
    contracts: inReadingOrder.flatMap(({ name, apiName = name, contracts }) =>
      contracts.map((contract) => ({ name: apiName, contract, reference: references[name] })),
    ),
  })
  return withTokenExchange(inShopCurrency(omits ? withOmissions(document) : document))
}
