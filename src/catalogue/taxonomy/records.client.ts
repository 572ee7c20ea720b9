/** The API client of categories, brands and families. */
import { createShopClient } from '../../session/api.client.ts'
import { taxonomyContract } from './records-contract.ts'

export const records = createShopClient(taxonomyContract)
