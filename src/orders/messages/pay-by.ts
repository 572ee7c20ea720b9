/** The texts of the payment method field. */
export const payByMessages = {
  legend: 'Payment',
  invoice: 'By invoice',
  card: 'By card',
  cardDetail:
    'After placing the order you pay on the page of our payment provider. The goods are reserved when you have paid.',
} as const
