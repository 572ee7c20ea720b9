/** The API client of quotes. */
import { createShopClient } from '../session/api.client.ts'
import { quotesContract } from './contract.ts'

export const quotes = createShopClient(quotesContract)
