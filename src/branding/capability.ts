/** The manifest of branding: the logo, the icon and the front page's picture of the shop. */
import type { Capability } from '../platform/capability.ts'
import { brandingContract } from './contract.ts'

export const brandingCapability: Capability = {
  name: 'branding',
  contracts: [brandingContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
