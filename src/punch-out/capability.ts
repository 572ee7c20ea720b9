/** The manifest of punch-out: buyer systems open the catalogue and take a basket back. */
import type { Capability } from '../platform/capability.ts'
import { punchOutContract } from './contract.ts'

export const punchOutCapability: Capability = {
  name: 'punch-out',
  apiName: 'punchOut',
  contracts: [punchOutContract],
  menu: [],
  limits: {
    // Buyer systems that sign in, per address.
    punchOutCalls: { variable: 'LIMIT_PUNCH_OUT_CALLS', points: 60, seconds: 60 },
  },
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
