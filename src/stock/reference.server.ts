/** The API reference texts of stock. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleIds, exampleMoment, pageParameters } from '../platform/reference-examples.server.ts'
import type { stockContract } from './contract.ts'

const parameters = { toolId: 'The id of the tool.' }

export const stockReference: ContractReference<typeof stockContract> = {
  description: 'How many pieces of each tool there are, and the ledger that says why.',
  operations: {
    ledger: {
      description: 'The level of a tool is always the sum of its movements.',
      parameters: { ...parameters, ...pageParameters },
      request: { toolId: exampleIds.tool, limit: '50' },
      response: [
        {
          id: 7,
          kind: 'received',
          delta: 500,
          level: 620,
          order: null,
          by: 'Ada Admin',
          reason: 'Delivery of November',
          at: exampleMoment,
        },
      ],
    },
    record: {
      description:
        'For `received` and `returned` the quantity is added, and at least 1. For `counted` it is ' +
        'the number of pieces counted, and `seen` the level that was shown meanwhile: only the ' +
        'difference is applied, so that orders placed during the count are not undone.',
      parameters,
      request: {
        toolId: exampleIds.tool,
        kind: 'received',
        quantity: 500,
        reason: 'Delivery of November',
      },
      response: { level: 620, delta: 500 },
    },
  },
}
