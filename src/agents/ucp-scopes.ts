/** The scopes of UCP, and the shop's own scope for each. Pure. */
import type { AgentScope } from '../platform/access/endpoint.ts'

const scopeNames = [
  'dev.ucp.shopping.cart:manage',
  'dev.ucp.shopping.checkout:manage',
  'dev.ucp.shopping.order:read',
] as const
export type UcpScope = (typeof scopeNames)[number]
export const ucpScopes: readonly UcpScope[] = scopeNames

/** The scopes that a person grants to an agent that requests a UCP scope. */
export const meaningOf: Readonly<Record<UcpScope, readonly AgentScope[]>> = {
  'dev.ucp.shopping.cart:manage': ['own-prices'],
  'dev.ucp.shopping.checkout:manage': ['own-prices', 'place-orders'],
  'dev.ucp.shopping.order:read': ['read-orders'],
}

/** The UCP scopes that are fully covered by the granted ones. */
export const ucpScopesOf = (given: readonly AgentScope[]): readonly UcpScope[] =>
  ucpScopes.filter((name) => meaningOf[name].every((scope) => given.includes(scope)))
