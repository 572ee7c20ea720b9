/** What people call the columns of a bank's list. */
export const bankColumnNames = {
  bookedOn: 'Booking date',
  valueDate: 'Value date',
  amount: 'Amount with sign',
  credit: 'Money in',
  debit: 'Money out',
  currency: 'Currency',
  payer: 'Payer',
  reference: 'Reference',
  account: 'Our account',
  id: 'Entry number',
  state: 'Status',
} as const
