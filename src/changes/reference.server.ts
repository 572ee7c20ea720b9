/** What people read about the API of changes. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleIds } from '../platform/reference-examples.server.ts'
import type { changesContract } from './contract.ts'

const cursor = 'WyIwMWEyYjNjNCJd'

export const changesReference: ContractReference<typeof changesContract> = {
  description:
    "For programs that keep a copy of the shop's data: begin without a cursor, then call again with " +
    'the `next` of each answer.',
  operations: {
    list: {
      description:
        'Without `since` the answers are all records, page by page, and then what has changed since ' +
        'the first call. Each change has its record as it is now, in the form of the operation that ' +
        'reads such a record, or `deleted`. A record may come twice; the last answer counts. While ' +
        '`more` is true, call again at once. A transaction that commits late is never missed. A ' +
        'cursor is valid for 30 days, and until the shop is restored from a backup; then the answer ' +
        'is 410 and the copy starts from zero. Without `of`, all that the caller may read.',
      parameters: {
        since: 'The `next` of the answer before.',
        of: 'What to follow, separated by commas. A cursor keeps it.',
        limit: 'How many changes to read, at most 500.',
      },
      request: { of: 'stock', limit: '100' },
      response: {
        changes: [
          {
            of: 'stock',
            id: exampleIds.tool,
            deleted: false,
            record: { toolId: exampleIds.tool, sku: 'HAM-16', level: 96 },
          },
        ],
        next: cursor,
        more: false,
      },
    },
  },
}
