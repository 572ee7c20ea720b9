/** The manifest of the audit: one entry for every change by staff or by the shop itself. */
import type { Capability } from '../platform/capability.ts'
import { auditContract } from './contract.ts'

export const auditCapability: Capability = {
  name: 'audit',
  contracts: [auditContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
