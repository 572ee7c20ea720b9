/** The next steps of an order that are no status: the words on the button, the same on every page. */

export const nextActMessages = {
  release: 'Release',
  price: 'Set the charge',
  open: 'Open',
} as const
