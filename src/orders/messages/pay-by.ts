/** The texts of the payment method field. */
export const payByMessages = {
  legend: 'Payment',
  invoice: 'By invoice',
  card: 'By card',
  cardDetail:
    'After placing the order, you will pay on our payment provider’s page. The goods will be reserved once you have paid.',
} as const
