/** The manifest of content: the text pages of the shop. */
import type { Capability } from '../platform/capability.ts'
import { contentContract } from './contract.ts'

export const contentCapability: Capability = {
  name: 'content',
  contracts: [contentContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: ['content'],
  settings: [],
}
