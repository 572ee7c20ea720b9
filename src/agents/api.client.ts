/** The API client of agents. */
import { createShopClient } from '../session/api.client.ts'
import { agentsContract } from './contract.ts'

export const agents = createShopClient(agentsContract)
