/** The browser's way to accounts. */
import { client } from '../web/api.client.ts'
import { accountsContract } from './contract.ts'

export const accounts = client(accountsContract)
