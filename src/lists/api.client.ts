/** The API of saved lists in the browser. */
import { createShopClient } from '../session/api.client.ts'
import { listsContract } from './contract.ts'

export const lists = createShopClient(listsContract)
