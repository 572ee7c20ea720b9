/** The API client of companies. */
import { createShopClient } from '../session/api.client.ts'
import { companiesContract } from './contract.ts'

export const companies = createShopClient(companiesContract)
