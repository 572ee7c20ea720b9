/** The texts of the form that edits an order, and of the list of edits. */
export const editPageMessages = {
  heading: 'Edit the order',
  open: 'Change lines, prices or the address',
  linesHelp: 'Enter 0 to remove a line. Added pieces are reserved at once.',
  quantity: 'Quantity',
  price: 'Price',
  priceHelp: 'Leave empty to use the buyer’s current price.',
  pricePer: 'Price per',
  pricePerUnsaid: 'Not set',
  addLine: 'Add a tool',
  newLine: (position: number) => `New line ${position}`,
  removeNew: (position: number) => `Remove new line ${position}`,
  sku: 'SKU',
  priceReason: 'Reason for the price change',
  priceReasonHelp: 'Required if a price changes. The buyer will see the reason.',
  noteHelp: 'The note is included in the e-mail about the change.',
  show: 'Preview changes',
  save: 'Save and notify the buyer',
  leave: 'Discard changes',
  differs: 'Changes',
  nothingDiffers: 'No changes yet.',
  sum: (before: string, after: string) =>
    before === after
      ? `The total stays at ${after}.`
      : `The new total is ${after} (previously ${before}).`,
  currentPrice: (name: string, price: string) =>
    `The buyer’s current price for this quantity of ${name} is ${price}.`,
  approve:
    'Save anyway. Exceeding a credit limit requires the Money permission. Exceeding a spending limit sends the order to another approver.',
  saved: (number: number) => `Order ${number} has been changed`,
  changed: 'Changed by the shop',
  changes: 'Changes to this order',
  reason: (reason: string) => `Reason for the price change: ${reason}`,
  noSku: 'Enter the SKU of a tool.',
  notQuantity: 'Enter a whole number from 0 to 1,000,000.',
  notPrice: 'Enter a price such as 12.50.',
} as const
