/** The API client of the palette. */
import { createShopClient } from '../session/api.client.ts'
import { paletteContract } from './contract.ts'

export const palette = createShopClient(paletteContract)
