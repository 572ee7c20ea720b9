/** The API client of shipments. */
import { createShopClient } from '../session/api.client.ts'
import { shipmentsContract } from './contract.ts'

export const shipments = createShopClient(shipmentsContract)
