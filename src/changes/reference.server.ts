/** What people read about the API of changes. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleIds } from '../platform/reference-examples.server.ts'
import type { changesContract } from './contract.ts'

const cursor = 'WyIwMWEyYjNjNCJd'

export const changesReference: ContractReference<typeof changesContract> = {
  description:
    "For programs that keep a copy of the shop's data: start without a cursor, then call again " +
    'with `next` from each response.',
  operations: {
    list: {
      description:
        'Without `since`, the responses contain all records, page by page, followed by the ' +
        'changes since the first call. Each change contains the current record, in the format of ' +
        'the operation that reads such a record, or `deleted`. A record can appear more than ' +
        'once; the last one is current. While `more` is true, call again immediately. ' +
        'Transactions that commit late are never missed. A cursor is valid for 30 days, or until ' +
        'the shop is restored from a backup; then the response is 410 and the copy must start ' +
        'from the beginning. Without `of`, all records that the caller can read are included.',
      parameters: {
        since: 'The value of `next` from the previous response.',
        of:
          'The kinds of records to follow, separated by commas. The cursor stores the ' +
          'selected kinds.',
        limit: 'The maximum number of changes, up to 500.',
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
