/** The manifest of the checklist to go live. */
import type { Capability } from '../platform/capability.ts'
import { checklistContract } from './contract.ts'

export const checklistCapability: Capability = {
  name: 'checklist',
  contracts: [checklistContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
