/** Reference texts for the API of product administration. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleRecord } from '../catalogue/reference.server.ts'
import { exampleIds, pageParameters } from '../platform/reference-examples.server.ts'
import type { productAdminContract } from './contract.ts'

const filters = {
  q: 'Words, a SKU or a part of one. Misspelt words are corrected, but in lists of a state.',
  category: 'Tools of this category.',
  brand: 'Tools of this brand.',
  only:
    'Tools that are sold `out`, `low` (at the reorder level or below), or that have `no-picture` ' +
    'of their own, `no-gtin` or `no-weight`.',
  state: 'Tools in this state; without it, those that buyers find.',
}

export const productAdminReference: ContractReference<typeof productAdminContract> = {
  description: 'Tools as staff see them: narrowed, chosen, and changed together.',
  operations: {
    tools: {
      description: 'Cost, reorder level and bin are here, and in no public answer.',
      parameters: {
        ...filters,
        sort: 'The order; newest last without it.',
        texts: 'With `texts`: what each tool is called in the further languages of the shop.',
        ...pageParameters,
      },
      request: { only: 'low', brand: 'Ironside', sort: 'name', limit: '25' },
      response: [exampleRecord],
    },
    ids: {
      description: 'For what is done with all tools of a list. `more`: others match, too.',
      parameters: filters,
      request: { only: 'no-gtin' },
      response: { ids: [exampleIds.tool], more: false },
    },
    setStates: {
      description:
        'Each by the rules of `PUT /tools/:id/state`. Those that cannot be changed are `left`, with ' +
        'the reason; the others are changed. Sending `former` as `changes` takes it back.',
      request: { changes: [{ id: exampleIds.tool, state: 'archived' }] },
      response: { former: [{ id: exampleIds.tool, state: 'on-sale' }], left: [] },
    },
  },
}
