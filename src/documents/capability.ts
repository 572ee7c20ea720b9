/**
 * The manifest of documents: invoices and packing slips, numbered, frozen when they are issued, and
 * never deleted.
 */
import type { Capability } from '../platform/capability.ts'
import { documentsContract } from './contract.ts'

export const documentsCapability: Capability = {
  name: 'documents',
  contracts: [documentsContract],
  menu: [],
  limits: { documents: { variable: 'LIMIT_DOCUMENTS', points: 60, seconds: 60 } },
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
