/** How the audit is created on the server, and its endpoints. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { auditCapability } from './capability.ts'
import { auditContract } from './contract.ts'
import { auditReference } from './reference.server.ts'
import { createAuditService, type AuditDependencies, type AuditService } from './service.server.ts'

export const auditServerCapability: ServerCapability<AuditDependencies, AuditService> = {
  manifest: auditCapability,
  reference: auditReference,
  create: createAuditService,
  endpoints: (service) => [
    endpointsOf({ name: auditCapability.name, contract: auditContract, service }),
  ],
  jobs: () => [],
}
