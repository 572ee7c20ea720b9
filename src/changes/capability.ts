/** The manifest of changes: for programs that keep a copy of the shop's data. */
import type { Capability } from '../platform/capability.ts'
import { changesContract } from './contract.ts'

export const changesCapability: Capability = {
  name: 'changes',
  contracts: [changesContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
