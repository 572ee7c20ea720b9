/** The manifest of prices: the prices of companies. */
import type { Capability } from '../platform/capability.ts'
import { pricesContract } from './contract.ts'

export const pricesCapability: Capability = {
  name: 'prices',
  contracts: [pricesContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
