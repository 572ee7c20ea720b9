/** Texts of column choices: Problems. */
export const columnChoicesMessages = {
  notYours: 'Only staff who can read these files can save their column choices.',
} as const
