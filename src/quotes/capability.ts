/** The manifest of quotes: buyers request quotes, the shop makes offers, buyers accept them. */
import type { Capability } from '../platform/capability.ts'
import { quotesContract } from './contract.ts'

export const quotesCapability: Capability = {
  name: 'quotes',
  contracts: [quotesContract],
  menu: [],
  limits: { quotes: { variable: 'LIMIT_QUOTES', points: 60, seconds: 3600 } },
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
