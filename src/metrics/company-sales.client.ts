/** The API client of a company's order figures. */
import { createShopClient } from '../session/api.client.ts'
import { companySalesContract } from './company-sales-contract.ts'

export const { companySales: readCompanySales } = createShopClient(companySalesContract)
