/** The browser's way to the catalogue. */
import { createShopClient } from '../session/api.client.ts'
import { catalogueContract } from './contract.ts'

export const catalogue = createShopClient(catalogueContract)
