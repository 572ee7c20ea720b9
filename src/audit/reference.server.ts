/** The API reference texts of the audit. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleIds, pageParameters } from '../platform/reference-examples.server.ts'
import type { auditContract } from './contract.ts'

export const auditReference: ContractReference<typeof auditContract> = {
  description:
    'The history of changes: who changed what, and when. Each entry is written in the same ' +
    'transaction as its change.',
  operations: {
    list: {
      description:
        'Lists only entries about records that the caller can read. `changes` lists the fields that ' +
        'differ, without secrets.',
      parameters: {
        q: 'Part of the name of the person who made the change, or of the record.',
        kind: 'Lists only records of this type.',
        record: 'The id of the record.',
        from: 'The first day of the period, in the shop’s time zone.',
        to: 'The last day of the period, inclusive, in the shop’s time zone.',
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
