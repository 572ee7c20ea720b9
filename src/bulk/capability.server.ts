/**
 * How bulk jobs are created on the server, which operations they answer, and who processes them.
 */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { bulkCapability } from './capability.ts'
import { bySkuContract } from './by-sku/contract.ts'
import { bulkJobsContract } from './contract.ts'
import { priceFilesContract } from './price-files/price-files-contract.ts'
import { bulkJobsReference } from './reference.server.ts'
import type { BulkJobsDependencies } from './dependencies.server.ts'
import { createBulkJobsService, type BulkJobsService } from './service.server.ts'

export const bulkServerCapability: ServerCapability<BulkJobsDependencies, BulkJobsService> = {
  manifest: bulkCapability,
  reference: bulkJobsReference,
  create: createBulkJobsService,
  endpoints: (service) => [
    endpointsOf({ name: bulkCapability.name, contract: bulkJobsContract, service }),
    endpointsOf({ name: bulkCapability.name, contract: priceFilesContract, service }),
    endpointsOf({ name: bulkCapability.name, contract: bySkuContract, service }),
  ],
  jobs: ({ runner }) => [runner],
}
