/** The API client of text pages. */
import { createShopClient } from '../session/api.client.ts'
import { contentContract } from './contract.ts'

export const content = createShopClient(contentContract)
