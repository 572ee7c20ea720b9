/** The browser's way to the catalogue. */
import { client } from '../web/api.client.ts'
import { catalogueContract } from './contract.ts'

export const catalogue = client(catalogueContract)
