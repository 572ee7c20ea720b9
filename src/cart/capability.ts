/** The manifest of the cart: what a person is about to order, on all of their devices. */
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
