/** Texts of the previews of mails to buyers. */
export const mailPreviewMessages = {
  kinds: {
    placed: 'Order placed',
    confirmed: 'Order confirmed',
    shipped: 'Order shipped',
    delivered: 'Order delivered',
    cancelled: 'Order cancelled',
  },
  /** The made-up order of a preview. */
  sample: {
    tool: 'Claw Hammer 16 oz',
    address: '418 Mill Street\nAustin',
    phone: '+1 512 555 0142',
  },
} as const
