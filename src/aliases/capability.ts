/** The manifest of customer part numbers. */
import type { Capability } from '../platform/capability.ts'
import { aliasesContract } from './contract.ts'

export const aliasesCapability: Capability = {
  name: 'aliases',
  contracts: [aliasesContract],
  menu: [],
  limits: { partNumbers: { variable: 'LIMIT_PART_NUMBERS', points: 600, seconds: 3600 } },
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
