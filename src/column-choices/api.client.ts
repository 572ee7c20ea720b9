/** The API of column choices in the browser. */
import { createShopClient } from '../session/api.client.ts'
import { columnChoicesContract } from './contract.ts'

export const columnChoices = createShopClient(columnChoicesContract)
