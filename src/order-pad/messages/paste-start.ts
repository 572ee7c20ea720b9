/** Texts of the box for a list on the front page. */
export const pasteStartMessages = {
  label: 'Paste your list: SKU and quantity',
  example: 'HMR-1001  24\n48 x WRN-1013',
  open: 'Check my list',
  file: 'Or upload a spreadsheet',
  tooLong: 'This list is too long. Paste it in smaller parts.',
} as const
