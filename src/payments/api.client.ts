/** The API clients of payments. */
import { createShopClient } from '../session/api.client.ts'
import { paymentsContract } from './contract.ts'
import { refundsContract } from './refunds-contract.ts'

export const payments = createShopClient(paymentsContract)
export const refunds = createShopClient(refundsContract)
