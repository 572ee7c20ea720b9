/** Why a line's quantity is uncertain, and what to do; for the pad and for received orders. */
export const doubtMessages = {
  columns: (text: string) =>
    `The line has several quantities: ${text}. Enter the quantity to order.`,
  'other-column': (text: string) =>
    `The quantity column is empty, but another column contains “${text}”. Confirm the quantity, or leave the line out.`,
  'no-heading': (text: string) =>
    `No heading shows which column contains the quantity, and other rows have several numbers: “${text}”. Confirm the quantity, or leave the line out.`,
  heading: (text: string) =>
    `The heading “${text}” may not mean the number of pieces to order. Confirm the quantity, or leave the line out.`,
  time: (text: string) =>
    `The heading “${text}” refers to a date or period, so the quantity may belong to another order. Confirm the quantity, or leave the line out.`,
  size: (text: string) =>
    `The size on the line differs from the size of the tool: ${text}. Check the tool, then confirm the quantity.`,
  amount: (text: string) => `“${text}” is not an exact quantity. Enter the quantity.`,
  sign: (text: string) =>
    `The ${text.includes('.') ? 'point' : 'comma'} in “${text}” may be a decimal separator or a thousands separator. Enter the quantity.`,
  conditional: (text: string) =>
    `The line contains a condition: “${text}”. Confirm the quantity, or leave the line out.`,
  mark: (text: string) =>
    `A mark in “${text}” may mean that the line is not ordered, or that its quantity is uncertain. Confirm the quantity, or leave the line out.`,
  recurring: (text: string) =>
    `The line asks for repeated deliveries: “${text}”. Enter the quantity for this order.`,
  enquiry: (text: string) =>
    `The line may only be a price inquiry: “${text}”. Leave the line out, or enter the quantity.`,
  'not-ordered': (text: string) =>
    `“${text}” may mean that this line should not be ordered. Leave the line out, or enter the quantity.`,
  quoted: (text: string) =>
    `The line is below “${text}” and may belong to an earlier e-mail. Confirm the quantity if the line is ordered now, or leave the line out.`,
  struck: (text: string) =>
    `“${text}” is struck out in the original. Leave the line out, or enter the quantity.`,
  'struck-part': (text: string) =>
    `“${text}” is struck out in this line. Enter the quantity to order.`,
  'hidden-row': (text: string) =>
    `The row “${text}” is hidden in the workbook. Confirm the quantity, or leave the line out.`,
  'hidden-column': (text: string) =>
    `The column “${text}” is hidden in the workbook. Confirm the quantity, or leave the line out.`,
  'shown-otherwise': (text: string) =>
    `The workbook displays a cell of this row differently from its value: ${text}. Compare the row with the workbook and confirm the quantity, or leave the line out.`,
  unprinted: (text: string) =>
    `The row is outside the print area of the workbook (${text}). Confirm the quantity, or leave the line out.`,
  'seen-otherwise': (text: string) =>
    `The sender may see different text in the e-mail instead of “${text}”. Compare the line with the e-mail and confirm the quantity, or leave the line out.`,
  'attached-mail': (text: string) =>
    `An attached e-mail contains “${text}”. Check whether it changes this line, then confirm the quantity, or leave the line out.`,
  'other-color': (text: string) =>
    `“${text}” differs in color from most other lines, and the color may have a meaning that the file does not explain. Confirm the quantity if the line is ordered, or leave the line out.`,
  'row-state': (text: string) =>
    `A cell in this row contains “${text}”. Confirm the quantity if the line is ordered, or leave the line out.`,
  'unread-column': (text: string) =>
    `A column that the shop does not read contains a value in this row: “${text}”. Confirm the quantity, or leave the line out.`,
  'row-supplier': (text: string) =>
    `The rows name several suppliers; this row names “${text}”. Confirm the quantity if the line is ordered from this shop, or leave the line out.`,
  unmarked: (text: string) =>
    `Other rows are marked “${text}”, but this row is not. Confirm the quantity if the line is ordered, or leave the line out.`,
  unseen: (text: string) =>
    `The file contains “${text}” in this line, but the page does not show this text. Compare the line with the page and confirm the quantity, or leave the line out.`,
  overprinted: (text: string) =>
    `“${text}” is printed over other text or entered in a form field. Compare the line with the page and confirm the quantity, or leave the line out.`,
  stamped: (text: string) =>
    `The page is marked “${text}”. Confirm the quantity if the page is an order, or leave the line out.`,
} as const
