/** Texts of the previews of mails to buyers. */
export const mailPreviewMessages = {
  kinds: {
    placed: 'Order placed',
    confirmed: 'Order confirmed',
    shipped: 'Order shipped',
    delivered: 'Order delivered',
    cancelled: 'Order cancelled',
  },
  preview: (kind: string) => `Preview: ${kind}`,
  send: 'Send me one',
  sendLabel: (kind: string) => `Send me one: ${kind}`,
  sent: 'On its way, with the words that are saved',
} as const
