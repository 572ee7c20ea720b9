/** The API client of what tools are called in further languages. */
import { createShopClient } from '../../session/api.client.ts'
import { toolTextsContract } from './tool-texts-contract.ts'

export const toolTexts = createShopClient(toolTextsContract)
