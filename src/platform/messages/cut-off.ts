/** The texts about the last row of a file that may be cut off. */
export const cutOffMessages = {
  cells:
    'The file ends in this row without a line break, and the row lacks cells that all other rows have. Ask the sender whether the file is complete.',
  cell: (text: string) =>
    `The file ends with '${text}' and without a line break, but this cell is longer in all other rows. Ask the sender whether the file is complete.`,
} as const
