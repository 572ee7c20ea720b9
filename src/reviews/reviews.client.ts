/** The browser's way to reviews. */
import { client } from '../web/api.client.ts'
import { reviewsContract } from './contract.ts'

export const reviews = client(reviewsContract)
