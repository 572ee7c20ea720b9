/** The API client of tools' texts in further languages. */
import { createShopClient } from '../../session/api.client.ts'
import { toolTextsContract } from './tool-texts-contract.ts'

export const toolTexts = createShopClient(toolTextsContract)
