/** The API client of pick lists and bins. */
import { createShopClient } from '../session/api.client.ts'
import { pickListsContract } from './pick-lists-contract.ts'

export const pickLists = createShopClient(pickListsContract)
