/**
 * The manifest of accounting: exports of documents and payments to bookkeeping, in numbered runs.
 */
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
