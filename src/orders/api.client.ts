/** The API client of orders. */
import { createShopClient } from '../session/api.client.ts'
import { ordersContract } from './contract.ts'
import { holdsContract } from './holds-contract.ts'

export const orders = createShopClient(ordersContract)
export const holds = createShopClient(holdsContract)
