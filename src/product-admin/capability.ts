/**
 * The manifest of product administration: tools as staff see them, selected and changed together.
 */
import type { Capability } from '../platform/capability.ts'
import { productAdminContract } from './contract.ts'

export const productAdminCapability: Capability = {
  name: 'product-admin',
  apiName: 'desk',
  contracts: [productAdminContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
