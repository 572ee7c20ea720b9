/** The API client of the figures. */
import { createShopClient } from '../session/api.client.ts'
import { figuresContract } from './contract.ts'

export const figures = createShopClient(figuresContract)
