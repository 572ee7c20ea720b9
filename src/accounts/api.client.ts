/** The browser's client of the accounts API. */
import { createShopClient } from '../session/api.client.ts'
import { accountsContract } from './contract.ts'

export const accounts = createShopClient(accountsContract)

/** Makes a user an admin: the same operation as signing in, called with a role by an admin. */
export const promoteToAdmin = (email: string) =>
  accounts.exchangeIdToken({ address: email, role: 'admin' })
