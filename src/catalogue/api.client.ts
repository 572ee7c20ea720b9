/** The API client of the catalogue. */
import { createShopClient } from '../session/api.client.ts'
import { catalogueContract } from './contract.ts'

export const catalogue = createShopClient(catalogueContract)
