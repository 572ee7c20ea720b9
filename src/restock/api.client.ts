/** The restock API in the browser. */
import { createShopClient } from '../session/api.client.ts'
import { restockContract } from './contract.ts'

export const restock = createShopClient(restockContract)
