/** The manifest of service accounts: programs that call the API, and their keys. */
import type { Capability } from '../platform/capability.ts'
import { serviceAccountsContract } from './contract.ts'

export const serviceAccountsCapability: Capability = {
  name: 'service-accounts',
  apiName: 'serviceAccounts',
  contracts: [serviceAccountsContract],
  menu: [],
  limits: {
    // Counted per service account, in the memory of each instance.
    keys: { variable: 'LIMIT_KEYS', points: 600, seconds: 60 },
  },
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
