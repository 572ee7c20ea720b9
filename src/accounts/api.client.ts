/** The browser's way to accounts. */
import { createShopClient } from '../session/api.client.ts'
import { accountsContract } from './contract.ts'

export const accounts = createShopClient(accountsContract)
