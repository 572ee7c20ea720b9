/** The manifest of restock: mails to those who wait for a tool that is sold out. */
import type { Capability } from '../platform/capability.ts'
import { restockContract } from './contract.ts'

export const restockCapability: Capability = {
  name: 'restock',
  contracts: [restockContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
