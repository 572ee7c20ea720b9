/**
 * Names, versions and addresses of the Universal Commerce Protocol (UCP), https://ucp.dev. Pure.
 */

/** The only protocol version that the shop supports. */
export const ucpVersion = '2026-08-25'
/** Where platforms discover the shop's capabilities. */
export const profilePath = '/.well-known/ucp'
/** The REST binding; its paths follow. */
export const ucpPath = '/api/ucp'
/** The MCP binding: the protocol as defined by UCP, not that of `/api/mcp`. */
export const ucpMcpPath = `${ucpPath}/mcp`
/** The JSON schema of the shop's own extension. */
export const tradeSchemaPath = `${ucpPath}/schemas/trade.json`
/** Enough for a list of a thousand lines. */
export const maxUcpBytes = 327_680

export const capabilities = {
  search: 'dev.ucp.shopping.catalog.search',
  lookup: 'dev.ucp.shopping.catalog.lookup',
  cart: 'dev.ucp.shopping.cart',
  checkout: 'dev.ucp.shopping.checkout',
  order: 'dev.ucp.shopping.order',
  fulfillment: 'dev.ucp.shopping.fulfillment',
  paymentTerms: 'dev.ucp.shopping.payment_terms',
  identity: 'dev.ucp.common.identity_linking',
} as const

/**
 * The name of the shop's own extension. An extension belongs to the owner of a domain (UCP,
 * "Authority Binding"), so each shop has its own: `com.example.shop.trade.terms`.
 * @returns undefined for a shop without a domain: platforms must refuse an IP address
 */
export function tradeName(origin: string): string | undefined {
  const { hostname } = new URL(origin)
  const labels = hostname.split('.')
  if (!/^[a-z]/.test(labels.at(-1) ?? '')) return undefined
  return [...labels.toReversed(), 'trade', 'terms'].join('.')
}
