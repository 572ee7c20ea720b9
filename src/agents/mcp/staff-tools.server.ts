/**
 * The tools with which staff programs read the shop: read-only operations that service account keys
 * may call. Their names are in this file rather than in the contracts, which are sent to every
 * browser; everything else comes from the contracts.
 */
import type { CallableOperation } from '../../../packages/contract/server/dependencies.server.ts'
import type { Actor, Endpoint, Route } from '../../platform/access/endpoint.ts'
import { isReading } from '../../platform/access/permissions.ts'
import { isBuying, isScopeGranted, keyAccessOf, type Scope } from '../../platform/access/scopes.ts'
import { agentsMessages as messages } from '../messages/agents.ts'
import { inputSchemaOf, type DescribedTool } from './tools.server.ts'

const names: Partial<Record<Route, string>> = {
  'GET /figures': 'figures',
  'GET /figures/overdue-customers': 'overdue_customers',
  'GET /orders': 'orders',
  'GET /orders/counts': 'order_counts',
  'GET /order/:number': 'order',
  'GET /order/:number/shipments': 'shipments_of_order',
  'GET /order/:number/returns': 'returns_of_order',
  'GET /companies/:id/orders': 'orders_of_company',
  'GET /quotes': 'quotes',
  'GET /received-orders': 'received_orders',
  'GET /users': 'users',
  'GET /companies': 'companies',
  'GET /companies/:id': 'company',
  'GET /desk/tools': 'tools',
  'GET /stock/:toolId': 'stock_movements',
  'GET /price-checks': 'price_check',
  'GET /purchasing/suggestions': 'to_order',
  'GET /purchases': 'ordered_from_suppliers',
  'GET /purchasing/dead-stock': 'dead_stock',
  'GET /documents': 'documents',
  'GET /receivables': 'open_invoices',
  'GET /receivables/ageing': 'overdue_by_age',
  'GET /payments': 'payments',
  'GET /reviews': 'reviews',
  'GET /history': 'history',
}
/** The operations that are staff tools. */
export const staffToolRoutes: readonly string[] = Object.keys(names)

export type StaffTool = {
  readonly operation: CallableOperation<Endpoint, Actor>
  readonly described: DescribedTool
  /** The scopes of which one is needed. */
  readonly scopes: readonly Scope[]
}

export type StaffTools = {
  /**
   * Adds an operation, if it is named here.
   * @throws Error for an operation that makes changes, or that no key can call
   */
  add(operation: CallableOperation<Endpoint, Actor>): void
  readonly byName: ReadonlyMap<string, StaffTool>
}

export function createStaffTools(): StaffTools {
  const byName = new Map<string, StaffTool>()
  return {
    byName,
    add(operation) {
      const { endpoint } = operation
      const name = names[endpoint.route]
      if (name === undefined) return
      const scopes = keyAccessOf(endpoint).scopes.filter((scope) => !isBuying(scope))
      if (!isReading(endpoint.route) || scopes.length === 0)
        throw new Error(`${endpoint.route} is no tool of staff: it must only read, by a scope`)
      byName.set(name, { operation, scopes, described: describe(name, endpoint, scopes) })
    },
  }
}

const describe = (name: string, endpoint: Endpoint, scopes: readonly Scope[]): DescribedTool => ({
  name,
  title: endpoint.summary,
  description: messages.staff.needs(endpoint.summary, scopes),
  inputSchema: inputSchemaOf(endpoint),
  annotations: { readOnlyHint: true, destructiveHint: false },
})

/** Whether a key with these scopes can use a tool. */
export const canUse = ({ scopes }: StaffTool, granted: readonly Scope[]): boolean =>
  scopes.some((scope) => isScopeGranted(granted, scope))
