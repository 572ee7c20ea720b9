/**
 * The manifest of search: lists of tools with facets, suggestions, synonyms, and terms looked up
 * for the order pad.
 */
import type { Capability } from '../platform/capability.ts'
import { searchContract } from './contract.ts'

export const searchCapability: Capability = {
  name: 'search',
  contracts: [searchContract],
  menu: [],
  limits: {},
  queryParameters: [
    'q',
    'sku',
    'category',
    'brand',
    'spec',
    'in_stock',
    'max_minimum',
    'price_min',
    'price_max',
    'sort',
    'view',
    'limit',
    'cursor',
  ],
  cacheTags: ['search'],
  settings: [],
}
