/** The API client of the settings. */
import { createShopClient } from '../session/api.client.ts'
import { settingsContract } from './contract.ts'

export const settings = createShopClient(settingsContract)
