/** The manifest of purchasing: what to buy again, and what nobody buys. */
import type { Capability } from '../platform/capability.ts'
import { purchasingContract } from './contract.ts'

export const purchasingCapability: Capability = {
  name: 'purchasing',
  contracts: [purchasingContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
