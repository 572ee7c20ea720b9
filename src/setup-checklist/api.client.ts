/** The API client of the checklist. */
import { createShopClient } from '../session/api.client.ts'
import { setupChecklistContract } from './contract.ts'

export const checklist = createShopClient(setupChecklistContract)
