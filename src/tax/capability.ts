/** The manifest of tax: which tax applies to which sale. */
import type { Capability } from '../platform/capability.ts'
import { certificatesContract } from './certificates-contract.ts'
import { taxContract } from './contract.ts'
import { salesTaxContract } from './sales-tax-contract.ts'

export const taxCapability: Capability = {
  name: 'tax',
  contracts: [taxContract, certificatesContract, salesTaxContract],
  menu: [],
  limits: {},
  queryParameters: ['net', 'country', 'postcode', 'state'],
  cacheTags: [],
  settings: ['VAT_TEST_ORIGINS'],
}
