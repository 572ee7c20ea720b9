/** The browser's way to orders. */
import { client } from '../web/api.client.ts'
import { ordersContract } from './contract.ts'

export const orders = client(ordersContract)
