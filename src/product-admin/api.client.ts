/** The API client of the desk. */
import { createShopClient } from '../session/api.client.ts'
import { productAdminContract } from './contract.ts'

export const desk = createShopClient(productAdminContract)
