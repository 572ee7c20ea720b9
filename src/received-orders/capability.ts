/**
 * The manifest of received orders: files of buyers become drafts, and orders once a person
 * confirms.
 */
import type { Capability } from '../platform/capability.ts'
import { receivedOrdersContract } from './contract.ts'

export const receivedOrdersCapability: Capability = {
  name: 'received-orders',
  apiName: 'receivedOrders',
  contracts: [receivedOrdersContract],
  menu: [],
  limits: { orderFiles: { variable: 'LIMIT_ORDER_FILES', points: 120, seconds: 3600 } },
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
