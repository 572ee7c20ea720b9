/** The manifest of tax: which sale bears which. */
import type { Capability } from '../platform/capability.ts'
import { taxContract } from './contract.ts'

export const taxCapability: Capability = {
  name: 'tax',
  contracts: [taxContract],
  menu: [],
  limits: {},
  queryParameters: ['net', 'country'],
  cacheTags: [],
  settings: ['VAT_TEST_ORIGINS'],
}
