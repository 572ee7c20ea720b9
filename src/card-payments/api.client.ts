/** The API client of card payments. */
import { createShopClient } from '../session/api.client.ts'
import { cardPaymentsContract } from './contract.ts'

export const cards = createShopClient(cardPaymentsContract)
