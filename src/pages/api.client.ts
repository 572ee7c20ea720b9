/** The API client of text pages. */
import { createShopClient } from '../session/api.client.ts'
import { pagesContract } from './contract.ts'

export const content = createShopClient(pagesContract)
