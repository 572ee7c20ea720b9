/** The browser's way to accounts. */
import { createApiClient } from '../../packages/contract/client/api-client.client.ts'
import { accountsContract } from './contract.ts'

export const accounts = createApiClient(accountsContract)
