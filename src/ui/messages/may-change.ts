/** What staff read who may look at a page and change nothing of it. */
export const canChangeMessages = {
  readOnly: 'View only. Ask an owner for edit rights.',
} as const
