/** The manifest of payments: what customers owe and what they paid. */
import type { Capability } from '../platform/capability.ts'
import { paymentsContract } from './contract.ts'

export const paymentsCapability: Capability = {
  name: 'payments',
  contracts: [paymentsContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
