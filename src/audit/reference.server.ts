/** The API reference texts of the audit. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleIds, pageParameters } from '../platform/reference-examples.server.ts'
import type { auditContract } from './contract.ts'

export const auditReference: ContractReference<typeof auditContract> = {
  description: 'Who changed what, and when: an entry is written in the transaction of each change.',
  operations: {
    list: {
      description:
        'Only entries about what the caller may read. `changes` has what differs, without secrets.',
      parameters: {
        q: 'A part of the name of who changed it, or of the record.',
        kind: 'The kind of record.',
        record: "The record's id.",
        from: 'The first day, in the time zone of the shop.',
        to: 'The last day.',
        ...pageParameters,
      },
      request: { kind: 'tool', limit: '50' },
      response: [
        {
          _id: exampleIds.address,
          at: '2026-11-21T09:00:00.000Z',
          by: 'Jane Smith',
          operation: 'catalogue.edit',
          kind: 'tool',
          record: exampleIds.tool,
          label: 'Claw Hammer · CH-1',
          changes: [{ field: 'price', before: '$12.50', after: '$11.90' }],
          reversible: true,
        },
      ],
    },
  },
}
