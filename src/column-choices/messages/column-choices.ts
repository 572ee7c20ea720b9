/** Texts of column choices: Problems. */
export const columnChoicesMessages = {
  notYours: 'You can save column choices only for kinds of files that you have permission to read.',
} as const
