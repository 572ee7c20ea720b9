/** The manifest of punch-out: buyer systems open the catalogue and receive a basket. */
import type { Capability } from '../platform/capability.ts'
import { punchOutContract } from './contract.ts'

export const punchOutCapability: Capability = {
  name: 'punch-out',
  apiName: 'punchOut',
  contracts: [punchOutContract],
  menu: [],
  limits: {
    // Sign-ins of buyer systems, per address.
    punchOutCalls: { variable: 'LIMIT_PUNCH_OUT_CALLS', points: 60, seconds: 60 },
  },
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
