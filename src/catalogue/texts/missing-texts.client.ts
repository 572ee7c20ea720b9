/** The API client of missing texts in a further language. */
import { createShopClient } from '../../session/api.client.ts'
import { missingTextsContract } from './missing-texts-contract.ts'

export const missingTexts = createShopClient(missingTextsContract)
