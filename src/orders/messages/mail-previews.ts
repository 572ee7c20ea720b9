/** Texts of the previews of mails to buyers. */
export const mailPreviewMessages = {
  kinds: {
    placed: 'Order placed',
    confirmed: 'Order confirmed',
    shipped: 'Order shipped',
    delivered: 'Order delivered',
    cancelled: 'Order cancelled',
  },
} as const
