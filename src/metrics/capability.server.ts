/** How the figures are created on the server, and their endpoints. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { metricsCapability } from './capability.ts'
import { companySalesContract } from './company-sales-contract.ts'
import { metricsContract } from './contract.ts'
import { waitingContract } from './waiting-contract.ts'
import { metricsReference } from './reference.server.ts'
import {
  createMetricsService,
  type MetricsDependencies,
  type MetricsService,
} from './service.server.ts'

export const metricsServerCapability: ServerCapability<MetricsDependencies, MetricsService> = {
  manifest: metricsCapability,
  reference: metricsReference,
  create: createMetricsService,
  endpoints: (service) => [
    endpointsOf({ name: metricsCapability.name, contract: metricsContract, service }),
    endpointsOf({ name: metricsCapability.name, contract: companySalesContract, service }),
    endpointsOf({ name: metricsCapability.name, contract: waitingContract, service }),
  ],
  jobs: () => [],
}
