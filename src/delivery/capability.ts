/** The manifest of delivery: the cost of delivering an order to its destination. */
import type { Capability } from '../platform/capability.ts'
import { deliveryContract } from './contract.ts'

export const deliveryCapability: Capability = {
  name: 'delivery',
  contracts: [deliveryContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
