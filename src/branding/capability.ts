/** The manifest of branding: the shop's logo, its icon and the picture of its front page. */
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
