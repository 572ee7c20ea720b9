/** The API client of purchasing. */
import { createShopClient } from '../session/api.client.ts'
import { purchasingContract } from './contract.ts'

export const purchasing = createShopClient(purchasingContract)
