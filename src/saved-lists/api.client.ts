/** The API of saved lists in the browser. */
import { createShopClient } from '../session/api.client.ts'
import { savedListsContract } from './contract.ts'

export const lists = createShopClient(savedListsContract)
