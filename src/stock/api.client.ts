/** The API client of stock. */
import { createShopClient } from '../session/api.client.ts'
import { stockContract } from './contract.ts'

export const stock = createShopClient(stockContract)
