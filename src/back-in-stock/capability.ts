/** The manifest of restock: mails to users who wait for a sold-out tool. */
import type { Capability } from '../platform/capability.ts'
import { backInStockContract } from './contract.ts'

export const backInStockCapability: Capability = {
  name: 'back-in-stock',
  apiName: 'restock',
  contracts: [backInStockContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
