/** What people read about the API of column choices. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { deletedOne, exampleIds, exampleMoment } from '../platform/reference-examples.server.ts'
import type { columnChoicesContract } from './contract.ts'

const written = {
  place: 'bank',
  sender: 'Harbor Savings Bank',
  headings: ['piv', 'summ', 'kes'],
  choice: {
    headingRow: 1,
    columns: ['Booking date', 'Amount', 'Payer'],
    decimals: 'comma',
    dayOrder: 'day',
  },
} as const
const kept = {
  id: exampleIds.document,
  ...written,
  headings: [...written.headings],
  choice: { ...written.choice, columns: [...written.choice.columns] },
  changedAt: exampleMoment,
}

export const columnChoicesReference: ContractReference<typeof columnChoicesContract> = {
  description:
    'What somebody has said about the columns of files whose headings the shop does not know, for ' +
    'the next file of the same sender. The pages that take files use it.',
  operations: {
    list: {
      description:
        'Choices of staff are shared by those who have the permission of the place; buyers have ' +
        'their own, for part numbers and for lines of the order pad.',
      parameters: { place: 'Where such files are read.' },
      request: { place: 'bank' },
      response: [kept],
    },
    keep: {
      description:
        '`headings` are those of the file in lower case, none for a file without headings. Each of ' +
        '`columns` is the heading of a field, or empty for a column that is not used.',
      request: { ...written, headings: kept.headings, choice: kept.choice },
      response: kept,
    },
    forget: {
      description: '`deletedCount` is 0 where the caller has no such choice.',
      parameters: { id: 'The id of the choice.' },
      request: { id: exampleIds.document },
      response: deletedOne,
    },
  },
}
