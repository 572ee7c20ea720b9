/** The browser's way to stock. */
import { client } from '../web/api.client.ts'
import { stockContract } from './contract.ts'

export const stock = client(stockContract)
