/** The API clients of payments. */
import { createShopClient } from '../session/api.client.ts'
import { paymentsContract } from './contract.ts'
import { refundsContract } from './refunds-contract.ts'
import { remindersContract } from './reminders-contract.ts'

export const payments = createShopClient(paymentsContract)
export const refunds = createShopClient(refundsContract)
export const reminders = createShopClient(remindersContract)
