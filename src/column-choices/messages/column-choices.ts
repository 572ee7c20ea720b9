/** Texts of column choices: Problems. */
export const columnChoicesMessages = {
  notYours: 'Only staff with access to these files can save column choices for them.',
} as const
