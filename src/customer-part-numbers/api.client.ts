/** The API client of customer part numbers. */
import { createShopClient } from '../session/api.client.ts'
import { customerPartNumbersContract } from './contract.ts'

export const customerPartNumbers = createShopClient(customerPartNumbersContract)
