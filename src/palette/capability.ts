/** The manifest of the palette: what the search box of every page finds beside tools. */
import type { Capability } from '../platform/capability.ts'
import { paletteContract } from './contract.ts'

export const paletteCapability: Capability = {
  name: 'palette',
  contracts: [paletteContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
