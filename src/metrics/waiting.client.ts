/** The API client of waiting work for staff. */
import { createShopClient } from '../session/api.client.ts'
import { waitingContract } from './waiting-contract.ts'

export const { waiting: readWaiting } = createShopClient(waitingContract)
