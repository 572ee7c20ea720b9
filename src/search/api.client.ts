/** The browser's way to the search, for admins: what suggests goes its own, lighter way. */
import { createShopClient } from '../session/api.client.ts'
import { searchContract } from './contract.ts'

export const search = createShopClient(searchContract)
