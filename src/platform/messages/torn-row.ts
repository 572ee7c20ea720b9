/** What is said of a row of a text that has more cells than its headings. */
export const tornRowMessages = {
  torn: (text: string) =>
    `'${text}' is after the last named column. Possibly an unescaped comma split a cell.`,
} as const
