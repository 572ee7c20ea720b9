/** Reference texts for the API of product administration. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleRecord } from '../catalogue/reference.server.ts'
import { exampleIds, pageParameters } from '../platform/reference-examples.server.ts'
import type { productAdminContract } from './contract.ts'

const filters = {
  q: 'Words, an SKU or part of an SKU. Misspelled words are corrected, except in lists by state.',
  category: 'Tools of this category.',
  brand: 'Tools of this brand.',
  only:
    'Only tools that are `out` of stock or `low` (at or below the reorder level), or that have ' +
    '`no-picture` of their own, `no-gtin` or `no-weight`.',
  state: 'Only tools with this state; by default, the tools that buyers can find.',
}

export const productAdminReference: ContractReference<typeof productAdminContract> = {
  description: 'Lists of tools for staff, and changes to several tools at once.',
  operations: {
    tools: {
      description: 'Cost, reorder level and bin are included here and in no public response.',
      parameters: {
        ...filters,
        sort: 'The sort order; newest last by default.',
        texts:
          'With `texts`, includes the translations of each tool into the shop’s other languages.',
        ...pageParameters,
      },
      request: { only: 'low', brand: 'Ironside', sort: 'name', limit: '25' },
      response: [exampleRecord],
    },
    ids: {
      description: 'Used for actions on all tools in a list. `more` says whether more tools match.',
      parameters: filters,
      request: { only: 'no-gtin' },
      response: { ids: [exampleIds.tool], more: false },
    },
    setStates: {
      description:
        'Each change follows the rules of `PUT /tools/:id/state`. Tools that cannot be changed ' +
        'are listed in `left`, with the reason; the others are changed. Send `former` as ' +
        '`changes` to undo the changes.',
      request: { changes: [{ id: exampleIds.tool, state: 'archived' }] },
      response: { former: [{ id: exampleIds.tool, state: 'on-sale' }], left: [] },
    },
  },
}
