/** The manifest of shipments: an order leaves the shop in one or several shipments. */
import type { Capability } from '../platform/capability.ts'
import { shipmentsContract } from './contract.ts'
import { pickListsContract } from './pick-lists-contract.ts'

export const shipmentsCapability: Capability = {
  name: 'shipments',
  contracts: [shipmentsContract, pickListsContract],
  menu: [],
  limits: {},
  queryParameters: ['orders'],
  cacheTags: [],
  settings: [],
}
