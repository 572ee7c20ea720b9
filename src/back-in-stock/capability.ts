/** The manifest of restock: mails to those who wait for a tool that is sold out. */
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
