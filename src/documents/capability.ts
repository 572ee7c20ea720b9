/**
 * The manifest of documents: invoices and packing slips, numbered and frozen when they are issued.
 */
import type { Capability } from '../platform/capability.ts'
import { documentsContract } from './contract.ts'

export const documentsCapability: Capability = {
  name: 'documents',
  contracts: [documentsContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: ['SHOP_ADDRESS', 'SHOP_VAT_ID', 'SHOP_BANK'],
}
