/** The API client of prices. */
import { createShopClient } from '../session/api.client.ts'
import { pricesContract } from './contract.ts'

export const prices = createShopClient(pricesContract)
