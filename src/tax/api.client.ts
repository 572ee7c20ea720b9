/** The API client of tax. */
import { createShopClient } from '../session/api.client.ts'
import { taxContract } from './contract.ts'

export const tax = createShopClient(taxContract)
