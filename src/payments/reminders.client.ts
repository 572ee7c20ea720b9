/** The API client of reminders, which Today asks without all other operations of payments. */
import { createShopClient } from '../session/api.client.ts'
import { remindersContract } from './reminders-contract.ts'

export const reminders = createShopClient(remindersContract)
