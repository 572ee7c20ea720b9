/** The manifest of content: the text pages of the shop. */
import type { Capability } from '../platform/capability.ts'
import { pagesContract } from './contract.ts'

export const pagesCapability: Capability = {
  name: 'pages',
  apiName: 'content',
  contracts: [pagesContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: ['content'],
  settings: [],
}
