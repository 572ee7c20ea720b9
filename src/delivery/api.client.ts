/** The API client of delivery. */
import { createShopClient } from '../session/api.client.ts'
import { deliveryContract } from './contract.ts'

export const delivery = createShopClient(deliveryContract)
