/** The browser's way to reviews. */
import { createShopClient } from '../session/api.client.ts'
import { reviewsContract } from './contract.ts'

export const reviews = createShopClient(reviewsContract)
