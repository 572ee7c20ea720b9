/** How quotes are created on the server, and their endpoints. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { quotesCapability } from './capability.ts'
import { quotesContract } from './contract.ts'
import { quotesReference } from './reference.server.ts'
import type { QuotesDependencies } from './dependencies.server.ts'
import { createQuotesService, type QuotesService } from './service.server.ts'

export const quotesServerCapability: ServerCapability<QuotesDependencies, QuotesService> = {
  manifest: quotesCapability,
  reference: quotesReference,
  create: createQuotesService,
  endpoints: (service) => [
    endpointsOf({ name: quotesCapability.name, contract: quotesContract, service }),
  ],
  jobs: ({ adminDigest }) => [adminDigest],
}
