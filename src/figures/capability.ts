/** The manifest of the figures: what staff see first. */
import type { Capability } from '../platform/capability.ts'
import { figuresContract } from './contract.ts'

export const figuresCapability: Capability = {
  name: 'figures',
  contracts: [figuresContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
