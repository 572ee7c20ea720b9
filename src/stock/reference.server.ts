/** The API reference texts of stock. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleIds, exampleMoment, pageParameters } from '../platform/reference-examples.server.ts'
import type { stockContract } from './contract.ts'

const parameters = { toolId: 'The id of the tool.' }

export const stockReference: ContractReference<typeof stockContract> = {
  description: 'The stock of each tool, and the ledger of its movements.',
  operations: {
    ledger: {
      description: 'The stock level of a tool is always the sum of its movements.',
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
          reason: 'November delivery',
          at: exampleMoment,
        },
      ],
    },
    record: {
      description:
        'For `received` and `returned`, `quantity` is added and must be at least 1. For ' +
        '`counted`, `quantity` is the number of pieces counted, and `seen` is the level shown ' +
        'during the count: only the difference is applied, so orders placed during the count are ' +
        'kept.',
      parameters,
      request: {
        toolId: exampleIds.tool,
        kind: 'received',
        quantity: 500,
        reason: 'November delivery',
      },
      response: { level: 620, delta: 500 },
    },
  },
}
