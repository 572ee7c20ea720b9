/** The API client of documents. */
import { createShopClient } from '../session/api.client.ts'
import { documentsContract } from './contract.ts'

export const documents = createShopClient(documentsContract)
