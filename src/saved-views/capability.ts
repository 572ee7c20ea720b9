/** The manifest of saved views: filters of the dashboard's lists, saved by each person. */
import type { Capability } from '../platform/capability.ts'
import { savedViewsContract } from './contract.ts'

export const savedViewsCapability: Capability = {
  name: 'saved-views',
  apiName: 'views',
  contracts: [savedViewsContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
