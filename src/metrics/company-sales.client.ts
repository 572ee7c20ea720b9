/** The API client of what a company ordered. */
import { createShopClient } from '../session/api.client.ts'
import { companySalesContract } from './company-sales-contract.ts'

export const { companySales: readCompanySales } = createShopClient(companySalesContract)
