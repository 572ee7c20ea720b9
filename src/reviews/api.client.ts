/** The reviews API in the browser. */
import { createShopClient } from '../session/api.client.ts'
import { reviewsContract } from './contract.ts'

export const reviews = createShopClient(reviewsContract)
