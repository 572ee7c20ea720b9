/** The browser's way to the catalogue. */
import { createApiClient } from '../../packages/contract/client/api-client.client.ts'
import { catalogueContract } from './contract.ts'

export const catalogue = createApiClient(catalogueContract)
