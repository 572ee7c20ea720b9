/** The texts of the form that edits an order, and of what was edited. */
export const editPageMessages = {
  heading: 'Edit the order',
  open: 'Change lines, prices or the address',
  linesHelp: 'Write 0 to leave a line out. What is added is taken from the stock at once.',
  quantity: 'Quantity',
  price: 'Price',
  priceHelp: 'Empty: what the buyer pays today.',
  pricePer: 'The price is for',
  pricePerUnsaid: 'Not said',
  addLine: 'Add a tool',
  newLine: (position: number) => `New line ${position}`,
  removeNew: (position: number) => `Leave new line ${position} out`,
  sku: 'SKU',
  priceReason: 'Why a price is another one',
  priceReasonHelp: 'Needed where a price differs; the buyer reads it.',
  noteHelp: 'It is in the mail about the change.',
  show: 'Show what changes',
  save: 'Save and tell the buyer',
  leave: 'Leave it as it is',
  differs: 'What will differ',
  nothingDiffers: 'Nothing differs from the order as it is.',
  sum: (before: string, after: string) =>
    before === after
      ? `It comes to ${after}, as before.`
      : `It comes to ${after}, before ${before}.`,
  currentPrice: (name: string, price: string) =>
    `For this quantity of ${name} the buyer would pay ${price} today.`,
  approve:
    'Save it all the same. Above a credit limit, that needs the permission Money; above a spending limit, the order then waits for somebody else to approve it.',
  saved: (number: number) => `Order ${number} is changed`,
  changed: 'Changed by the shop',
  changes: 'Changes of this order',
  reason: (reason: string) => `Why a price is another one: ${reason}`,
  noSku: 'Write the SKU of a tool.',
  notQuantity: 'Write a whole number from 0 to 1,000,000.',
  notPrice: 'Write a price such as 12.50.',
} as const
