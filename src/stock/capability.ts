/** The manifest of stock: levels, and the ledger of movements that add up to them. */
import type { Capability } from '../platform/capability.ts'
import { stockContract } from './contract.ts'

export const stockCapability: Capability = {
  name: 'stock',
  contracts: [stockContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
