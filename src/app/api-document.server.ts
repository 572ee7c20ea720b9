/** The OpenAPI document of the shop: the contracts of all capabilities, with their descriptions. */
import {
  openApiDocument,
  type OpenApiDocument,
} from '../../packages/contract/server/openapi.server.ts'
import { withOmissions } from '../../packages/contract/server/omissions.server.ts'
import { clientIdAndKey, tokenOperation } from '../service-accounts/oauth-document.server.ts'
import { tokenPath } from '../service-accounts/oauth.server.ts'
import { accessRules } from '../platform/access/access-document.server.ts'
import { describeCountries } from '../platform/addresses/describe-countries.server.ts'
import { httpMessages } from '../platform/messages/http.ts'
import { currencyInWords, formatMoney, moneyPrefix } from '../platform/money/money.ts'
import { describedWebhooks } from './api-webhooks.server.ts'
import { serverCapabilities } from './capabilities.server.ts'

const { reference: messages } = httpMessages

/**
 * The version of the API, as docs/api.md explains: the first number is incremented if existing
 * clients would fail.
 */
export const apiVersion = '2.0'

/** The groups that most readers look for; the others follow in alphabetical order. */
const firstGroups = ['catalogue', 'search', 'reviews', 'cart', 'orders', 'accounts']

const inReadingOrder = serverCapabilities.toSorted(({ manifest: a }, { manifest: b }) => {
  const place = ({ name }: { readonly name: string }) =>
    firstGroups.includes(name) ? firstGroups.indexOf(name) : firstGroups.length
  return place(a) - place(b) || ((a.apiName ?? a.name) < (b.apiName ?? b.name) ? -1 : 1)
})

/**
 * Examples are written in dollars: converts them to the same amounts with the sign of the shop's
 * currency.
 */
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

/** Adds the only program endpoint without a contract. */
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
 * @param omits whether its responses leave out prices for some callers
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
    contracts: inReadingOrder.flatMap(
      ({ manifest: { name, apiName = name, contracts }, reference }) =>
        contracts.map((contract) => ({ name: apiName, contract, reference })),
    ),
  })
  return withTokenExchange(inShopCurrency(omits ? withOmissions(document) : document))
}
