/** The manifest of the cart: what somebody is about to order, on every device of theirs. */
import type { Capability } from '../platform/capability.ts'
import { cartContract } from './contract.ts'

export const cartCapability: Capability = {
  name: 'cart',
  contracts: [cartContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
