/** The manifest of delivery: what it costs to bring an order where. */
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
