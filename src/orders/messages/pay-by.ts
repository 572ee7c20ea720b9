/** The texts of the choice how an order is paid. */
export const payByMessages = {
  legend: 'Payment',
  invoice: 'By invoice',
  card: 'By card',
  cardDetail:
    'After placing the order you pay on the page of our payment provider. The goods are reserved ' +
    'when it is paid.',
} as const
