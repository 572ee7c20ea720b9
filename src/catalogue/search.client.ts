/** The browser's way to the search, for admins: what suggests goes its own, lighter way. */
import { client } from '../web/api.client.ts'
import { searchContract } from './search-contract.ts'

export const search = client(searchContract)
