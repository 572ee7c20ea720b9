/** The columns of a bank's list that the user can map. */
import { columnPlace } from '../platform/files/column-place.ts'
import { bankColumnNames } from './messages/bank-columns.ts'

const headings = {
  bookedOn: 'Booking date',
  valueDate: 'Value date',
  amount: 'Amount',
  credit: 'Credit',
  debit: 'Debit',
  currency: 'Currency',
  payer: 'Payer',
  reference: 'Reference',
  account: 'Account',
  id: 'Transaction ID',
  state: 'Status',
}
export const bankColumns = columnPlace('bank', 'bank', headings, bankColumnNames, {
  bookedOn: { kind: 'day' },
  valueDate: { kind: 'day' },
  amount: { kind: 'amount' },
  credit: { kind: 'amount' },
  debit: { kind: 'amount' },
  reference: { isRepeated: true },
})
