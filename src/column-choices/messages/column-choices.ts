/** Texts of column choices: Problems. */
export const columnChoicesMessages = {
  notYours: 'Only staff who read these files can keep what their columns are.',
} as const
