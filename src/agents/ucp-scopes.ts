/** The scopes of UCP, and which of the shop's own each stands for. Pure. */
import type { AgentScope } from '../platform/access/endpoint.ts'

const scopeNames = [
  'dev.ucp.shopping.cart:manage',
  'dev.ucp.shopping.checkout:manage',
  'dev.ucp.shopping.order:read',
] as const
export type UcpScope = (typeof scopeNames)[number]
export const ucpScopes: readonly UcpScope[] = scopeNames

/** What a person gives an agent that asks for a scope of UCP. */
export const meaningOf: Readonly<Record<UcpScope, readonly AgentScope[]>> = {
  'dev.ucp.shopping.cart:manage': ['own-prices'],
  'dev.ucp.shopping.checkout:manage': ['own-prices', 'place-orders'],
  'dev.ucp.shopping.order:read': ['read-orders'],
}

/** Those of UCP that stand for nothing but what was given. */
export const ucpScopesOf = (given: readonly AgentScope[]): readonly UcpScope[] =>
  ucpScopes.filter((name) => meaningOf[name].every((scope) => given.includes(scope)))
