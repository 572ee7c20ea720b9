/** What people call the columns of a bank's list. */
export const bankColumnNames = {
  bookedOn: 'Day',
  valueDate: 'Value day',
  amount: 'Amount with its sign',
  credit: 'Money in',
  debit: 'Money out',
  currency: 'Currency',
  payer: 'Payer',
  reference: 'Reference',
  account: 'Our account',
  id: 'Number of the entry',
  state: 'State',
} as const
