/** The browser's way to reviews. */
import { createApiClient } from '../../packages/contract/client/api-client.client.ts'
import { reviewsContract } from './contract.ts'

export const reviews = createApiClient(reviewsContract)
