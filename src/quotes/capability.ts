/** The manifest of quotes: buyers ask for prices, the shop answers, the buyer accepts. */
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
