/** The manifest of saved lists: tools and quantities under a name, one's own or a company's. */
import type { Capability } from '../platform/capability.ts'
import { savedListsContract } from './contract.ts'

export const savedListsCapability: Capability = {
  name: 'saved-lists',
  apiName: 'lists',
  contracts: [savedListsContract],
  menu: [],
  limits: { lists: { variable: 'LIMIT_LISTS', points: 120, seconds: 3600 } },
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
