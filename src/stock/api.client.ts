/** The browser's way to stock. */
import { createApiClient } from '../../packages/contract/client/api-client.client.ts'
import { stockContract } from './contract.ts'

export const stock = createApiClient(stockContract)
