/** The manifest of the figures: the first page for staff. */
import type { Capability } from '../platform/capability.ts'
import { companySalesContract } from './company-sales-contract.ts'
import { metricsContract } from './contract.ts'
import { waitingContract } from './waiting-contract.ts'

export const metricsCapability: Capability = {
  name: 'metrics',
  apiName: 'figures',
  contracts: [metricsContract, companySalesContract, waitingContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
