/** The companies for which the signed-in person may buy. */
import { createShopClient } from '../session/api.client.ts'
import { readBuyingFor } from './buying-for.client.ts'
import { buyingForEndpoints, type BuyingForAnswer } from './buying-for-contract.ts'

const companies = createShopClient(buyingForEndpoints)

/**
 * The known ones, otherwise the shop's answer.
 * @throws Problem
 */
export const ownCompanies = async (options: {
  readonly signal: AbortSignal
}): Promise<BuyingForAnswer['companies']> =>
  (readBuyingFor() ?? (await companies.buyingFor({}, options))).companies
