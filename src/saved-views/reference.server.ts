/** The published API reference of saved views. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { deletedOne, exampleIds } from '../platform/reference-examples.server.ts'
import type { savedViewsContract } from './contract.ts'

const view = {
  _id: exampleIds.order,
  list: 'companies',
  name: 'Waiting for me',
  search: 'state=requested',
}

export const savedViewsReference: ContractReference<typeof savedViewsContract> = {
  description: 'Filters of lists of the dashboard that a person keeps under a name.',
  operations: {
    list: { description: 'Of all lists, in the order in which they were saved.', response: [view] },
    save: {
      description: 'At most 50 for a person.',
      request: { list: 'companies', name: 'Waiting for me', search: 'state=requested' },
      response: view,
    },
    remove: {
      description: '`deletedCount` is 0 where it was forgotten already, or is somebody else’s.',
      response: deletedOne,
    },
  },
}
