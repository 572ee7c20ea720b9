/** The texts about the last row of a file that may be cut off. */
export const cutOffMessages = {
  cells:
    'The file ends in this row without a line end, and cells are missing that all other rows have. Ask the sender whether the file is whole.',
  cell: (text: string) =>
    `The file ends with '${text}' and without a line end, and all other rows have more there. Ask the sender whether the file is whole.`,
} as const
