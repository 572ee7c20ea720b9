/** The manifest of customer part numbers. */
import type { Capability } from '../platform/capability.ts'
import { customerPartNumbersContract } from './contract.ts'

export const customerPartNumbersCapability: Capability = {
  name: 'customer-part-numbers',
  apiName: 'aliases',
  contracts: [customerPartNumbersContract],
  menu: [],
  limits: { partNumbers: { variable: 'LIMIT_PART_NUMBERS', points: 600, seconds: 3600 } },
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
