/** The manifest of bulk jobs: supplier lists that become tools, and can be undone. */
import type { Capability } from '../platform/capability.ts'
import { bySkuContract } from './by-sku/contract.ts'
import { bulkJobsContract } from './contract.ts'
import { priceFilesContract } from './price-files/price-files-contract.ts'

export const bulkCapability: Capability = {
  name: 'bulk',
  contracts: [bulkJobsContract, priceFilesContract, bySkuContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
