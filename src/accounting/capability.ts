/** The manifest of accounting: what bookkeeping gets of documents and payments, in numbered runs. */
import type { Capability } from '../platform/capability.ts'
import { accountingContract } from './contract.ts'

export const accountingCapability: Capability = {
  name: 'accounting',
  contracts: [accountingContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
