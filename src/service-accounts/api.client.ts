/** The API client of service accounts. */
import { createShopClient } from '../session/api.client.ts'
import { serviceAccountsContract } from './contract.ts'

export const serviceAccounts = createShopClient(serviceAccountsContract)
