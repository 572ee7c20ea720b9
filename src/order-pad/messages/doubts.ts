/** Why a line's quantity is uncertain, and what to do; for the pad and for received orders. */
export const doubtMessages = {
  columns: (text: string) =>
    `The line has several quantities: ${text}. Enter the one that is ordered.`,
  'other-column': (text: string) =>
    `The column of the quantity is empty; another one says “${text}”. Confirm the quantity, or leave the line out.`,
  'no-heading': (text: string) =>
    `No heading says which column is the quantity, and other rows have several numbers: “${text}”. Confirm the quantity, or leave the line out.`,
  time: (text: string) =>
    `“${text}”: the heading names a time, and may be of another order. Confirm the quantity, or leave the line out.`,
  size: (text: string) =>
    `The line names another size than the tool: ${text}. Check the tool, then confirm the quantity.`,
  amount: (text: string) => `“${text}” does not say exactly how many. Enter the quantity.`,
  sign: (text: string) =>
    `The ${text.includes('.') ? 'point' : 'comma'} in “${text}” may separate decimals or thousands. Enter the quantity.`,
  conditional: (text: string) =>
    `The line sets a condition: “${text}”. Confirm the quantity, or leave the line out.`,
  recurring: (text: string) =>
    `The line asks for repeated deliveries: “${text}”. Enter the quantity for this order.`,
  enquiry: (text: string) =>
    `The line may only ask for a price: “${text}”. Leave it out, or enter the quantity.`,
  'not-ordered': (text: string) =>
    `“${text}” may mean that this is not ordered. Leave the line out, or enter the quantity.`,
  struck: (text: string) =>
    `“${text}” is struck out in the original. Leave the line out, or enter the quantity.`,
  'struck-part': (text: string) =>
    `“${text}” is struck out in this line. Enter the quantity that is ordered.`,
  'hidden-row': (text: string) =>
    `The row “${text}” is hidden in the workbook. Confirm the quantity, or leave the line out.`,
  'hidden-column': (text: string) =>
    `The column “${text}” is hidden in the workbook. Confirm the quantity, or leave the line out.`,
  'shown-otherwise': (text: string) =>
    `The workbook shows a cell of this row otherwise than its value: ${text}. Compare the row with the workbook and confirm the quantity, or leave the line out.`,
  'other-color': (text: string) =>
    `The cell ${text} has another color than those of most other lines, and the file may not say what that means. Confirm the quantity if the line is ordered, or leave it out.`,
  'row-state': (text: string) =>
    `A column says “${text}” of this row. Confirm the quantity if it is ordered, or leave the line out.`,
  'row-supplier': (text: string) =>
    `The rows name several suppliers, this one “${text}”. Confirm the quantity if it is ordered here, or leave the line out.`,
  unmarked: (text: string) =>
    `Other rows are marked “${text}”, and this one is not. Confirm the quantity if it is ordered, or leave the line out.`,
  unseen: (text: string) =>
    `The file says “${text}” here, and the page does not show it. Compare the line with the page and confirm the quantity, or leave the line out.`,
  overprinted: (text: string) =>
    `“${text}” is printed over another text or entered in a form. Compare the line with the page and confirm the quantity, or leave the line out.`,
  stamped: (text: string) =>
    `The page is marked “${text}”. Confirm the quantity if it is an order, or leave the line out.`,
} as const
