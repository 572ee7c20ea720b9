/** The manifest of the go-live checklist. */
import type { Capability } from '../platform/capability.ts'
import { setupChecklistContract } from './contract.ts'

export const setupChecklistCapability: Capability = {
  name: 'setup-checklist',
  apiName: 'checklist',
  contracts: [setupChecklistContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
