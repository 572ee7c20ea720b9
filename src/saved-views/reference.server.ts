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
  description: 'Filters of dashboard lists that a person saves under a name.',
  operations: {
    list: {
      description: 'The views of all lists, in the order in which they were saved.',
      response: [view],
    },
    save: {
      description: 'A person can save at most 50 views.',
      request: { list: 'companies', name: 'Waiting for me', search: 'state=requested' },
      response: view,
    },
    remove: {
      description:
        '`deletedCount` is 0 if the view has already been deleted or belongs to somebody else.',
      response: deletedOne,
    },
  },
}
