/** The manifest of webhooks: other programs are notified of events. */
import type { Capability } from '../platform/capability.ts'
import { webhooksContract } from './contract.ts'

export const webhooksCapability: Capability = {
  name: 'webhooks',
  contracts: [webhooksContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: ['WEBHOOK_TEST_ORIGINS'],
}
