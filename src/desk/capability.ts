/** The manifest of the desk: the tools as staff see them, chosen and changed together. */
import type { Capability } from '../platform/capability.ts'
import { deskContract } from './contract.ts'

export const deskCapability: Capability = {
  name: 'desk',
  contracts: [deskContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
