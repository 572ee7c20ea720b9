/** The texts of the choice how an order is paid. */
export const payByMessages = {
  legend: 'Payment',
  invoice: 'By invoice',
  card: 'By card',
  cardDetail:
    'Once the order is placed you pay on the page of our payment provider. The goods are reserved ' +
    'as soon as it is paid.',
} as const
