/** Texts about a row of a file that has more cells than the headings. */
export const tornRowMessages = {
  torn: (text: string) =>
    `'${text}' is after the last named column. An unescaped comma may have split a cell.`,
} as const
