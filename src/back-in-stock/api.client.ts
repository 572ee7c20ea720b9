/** The restock API in the browser. */
import { createShopClient } from '../session/api.client.ts'
import { backInStockContract } from './contract.ts'

export const backInStock = createShopClient(backInStockContract)
