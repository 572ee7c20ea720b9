/** The API client of the search. Suggestions have a lighter one of their own, without schemas. */
import { createShopClient } from '../session/api.client.ts'
import { searchContract } from './contract.ts'

export const search = createShopClient(searchContract)
