/** The browser's way to orders. */
import { createApiClient } from '../../packages/contract/client/api-client.client.ts'
import { ordersContract } from './contract.ts'

export const orders = createApiClient(ordersContract)
