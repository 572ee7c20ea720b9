/** The API client of the figures. */
import { createShopClient } from '../session/api.client.ts'
import { metricsContract } from './contract.ts'

export const figures = createShopClient(metricsContract)
