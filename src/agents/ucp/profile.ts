/** The shop's profile for platforms: services, capabilities, scopes (UCP, "Profile"). Pure. */
import { ucpMessages as messages } from '../messages/ucp.ts'
import {
  capabilities,
  tradeName,
  tradeSchemaPath,
  ucpMcpPath,
  ucpPath,
  ucpVersion,
} from './names.ts'
import { ucpScopes } from '../ucp-scopes.ts'

export type Capability = { readonly name: string; readonly extends: readonly string[] }

const base = `https://ucp.dev/${ucpVersion}`
const { cart, checkout, order, search, lookup, fulfillment, paymentTerms, identity } = capabilities

/**
 * The location of each capability's description, below the version's `specification` and `schemas`.
 */
const described: Readonly<Record<string, readonly [spec: string, schema: string]>> = {
  [search]: ['shopping/catalog/search', 'shopping/catalog_search'],
  [lookup]: ['shopping/catalog/lookup', 'shopping/catalog_lookup'],
  [cart]: ['shopping/cart', 'shopping/cart'],
  [checkout]: ['shopping/checkout', 'shopping/checkout'],
  [order]: ['shopping/order', 'shopping/order'],
  [fulfillment]: ['fulfillment', 'shopping/fulfillment'],
  [paymentTerms]: ['payment-terms', 'shopping/payment_terms'],
  [identity]: ['common/identity-linking', 'common/identity_linking'],
}
const parents: Readonly<Record<string, readonly string[]>> = {
  [fulfillment]: [checkout],
  [paymentTerms]: [checkout, order],
}

/** A shop's capabilities, with those that each extends. */
export function capabilitiesOf(origin: string): readonly Capability[] {
  const trade = tradeName(origin)
  return [
    ...Object.keys(described).map((name) => ({ name, extends: parents[name] ?? [] })),
    ...(trade === undefined
      ? []
      : [{ name: trade, extends: [checkout, cart, order, search, lookup] }]),
  ]
}

/**
 * The document at `/.well-known/ucp`.
 * @param origin the shop's own
 */
export function businessProfile(origin: string): object {
  const service = { version: ucpVersion, spec: `${base}/specification/overview` }
  const trade = tradeName(origin)
  return {
    ucp: {
      version: ucpVersion,
      services: {
        'dev.ucp.shopping': [
          {
            ...service,
            transport: 'rest',
            schema: `${base}/services/shopping/rest.openapi.json`,
            endpoint: origin + ucpPath,
          },
          {
            ...service,
            transport: 'mcp',
            schema: `${base}/services/shopping/mcp.openrpc.json`,
            endpoint: origin + ucpMcpPath,
          },
        ],
      },
      capabilities: Object.fromEntries(
        capabilitiesOf(origin).map(({ name, extends: parent }) => [
          name,
          [
            {
              version: ucpVersion,
              ...addressesOf(name, origin, trade),
              ...(parent.length === 0 ? {} : { extends: parent }),
              ...(name === identity ? { config: { scopes: scopePolicies() } } : {}),
            },
          ],
        ]),
      ),
      // Goods are paid by invoice, under the checkout's terms: no payment instrument is collected.
      payment_handlers: {},
    },
  }
}

function addressesOf(name: string, origin: string, trade: string | undefined) {
  if (name === trade) return { schema: origin + tradeSchemaPath, spec: `${origin}/api/docs` }
  const [spec = '', schema = ''] = described[name] ?? []
  return { spec: `${base}/specification/${spec}`, schema: `${base}/schemas/${schema}.json` }
}

const scopePolicies = () =>
  Object.fromEntries(
    ucpScopes.map((name) => [name, { description: { plain: messages.scopes[name] } }]),
  )
