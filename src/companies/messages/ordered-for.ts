/** Messages for an order that is repeated for somebody else than it was for. */
export const orderedForMessages = {
  buyingForMyself: 'You are buying for yourself.',
  orderedForCompany: (order: number, name: string) => `Order ${order} was placed for ${name}.`,
  orderedForMyself: (order: number) => `You placed order ${order} for yourself.`,
  otherPrices: 'Prices may differ.',
} as const
