/** The manifest of payments: what customers owe and have paid. */
import type { Capability } from '../platform/capability.ts'
import { paymentsContract } from './contract.ts'
import { refundsContract } from './refunds-contract.ts'
import { remindersContract } from './reminders-contract.ts'

export const paymentsCapability: Capability = {
  name: 'payments',
  contracts: [paymentsContract, refundsContract, remindersContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
