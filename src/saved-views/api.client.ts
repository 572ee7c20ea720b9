/** The API client of saved views. */
import { createShopClient } from '../session/api.client.ts'
import { savedViewsContract } from './contract.ts'

export const savedViews = createShopClient(savedViewsContract)
