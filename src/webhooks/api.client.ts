/** The API client of webhooks. */
import { createShopClient } from '../session/api.client.ts'
import { webhooksContract } from './contract.ts'

export const webhooks = createShopClient(webhooksContract)
