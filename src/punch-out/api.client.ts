/** The API client of punch-out. */
import { createShopClient } from '../session/api.client.ts'
import { punchOutContract } from './contract.ts'

export const punchOut = createShopClient(punchOutContract)
