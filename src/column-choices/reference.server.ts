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
    'Saved meanings of columns whose headings the shop does not recognize. The pages that ' +
    'read files apply a saved choice to the next file from the same sender.',
  operations: {
    list: {
      description:
        'Staff share their column choices with all staff who can read the same kind of file. ' +
        'Buyers have their own choices, for part numbers and for order pad lines.',
      parameters: { place: 'The part of the shop where the files are read.' },
      request: { place: 'bank' },
      response: [kept],
    },
    keep: {
      description:
        '`headings` lists the file’s headings in lower case, or is empty if the file has none. ' +
        'Each of `columns` is the heading of a field, or empty if the column is not used.',
      request: { ...written, headings: kept.headings, choice: kept.choice },
      response: kept,
    },
    forget: {
      description: '`deletedCount` is 0 if the caller has not saved this choice.',
      parameters: { id: 'The id of the column choice.' },
      request: { id: exampleIds.document },
      response: deletedOne,
    },
  },
}
