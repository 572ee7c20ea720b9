/** The manifest of settings: what the shopkeeper configures without code. */
import type { Capability } from '../platform/capability.ts'
import { settingsContract } from './contract.ts'

export const settingsCapability: Capability = {
  name: 'settings',
  contracts: [settingsContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [
    'SHOP_NAME',
    'SHOP_ADDRESS',
    'SHOP_VAT_ID',
    'SHOP_BANK',
    'SHOP_TIME_ZONE',
    'SHOP_CURRENCY',
  ],
}
