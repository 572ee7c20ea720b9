/** The manifest of companies: trade customers, and who buys for them. */
import type { Capability } from '../platform/capability.ts'
import { companiesContract } from './contract.ts'

export const companiesCapability: Capability = {
  name: 'companies',
  contracts: [companiesContract],
  menu: [],
  limits: {
    companies: { variable: 'LIMIT_COMPANIES', points: 5, seconds: 3600 },
    invitations: { variable: 'LIMIT_INVITATIONS', points: 60, seconds: 3600 },
  },
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
