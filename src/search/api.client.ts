/** The browser's way to the search, for admins: what suggests goes its own, lighter way. */
import { createApiClient } from '../../packages/contract/client/api-client.client.ts'
import { searchContract } from './contract.ts'

export const search = createApiClient(searchContract)
