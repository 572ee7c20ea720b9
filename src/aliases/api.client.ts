/** The API client of customer part numbers. */
import { createShopClient } from '../session/api.client.ts'
import { aliasesContract } from './contract.ts'

export const aliases = createShopClient(aliasesContract)
