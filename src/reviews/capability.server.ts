/** How reviews are created on the server, and their endpoints. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { reviewsCapability } from './capability.ts'
import { reviewsContract } from './contract.ts'
import { reviewsReference } from './reference.server.ts'
import {
  createReviewsService,
  type ReviewsDependencies,
  type ReviewsService,
} from './service.server.ts'

export const reviewsServerCapability: ServerCapability<ReviewsDependencies, ReviewsService> = {
  manifest: reviewsCapability,
  reference: reviewsReference,
  create: createReviewsService,
  endpoints: (service) => [
    endpointsOf({ name: reviewsCapability.name, contract: reviewsContract, service }),
  ],
  jobs: ({ sweep }) => [sweep],
}
