/** The manifest of the palette: the results of every page's search box other than tools. */
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
