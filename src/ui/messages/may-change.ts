/** What staff read who may look at a page and change nothing of it. */
export const canChangeMessages = {
  readOnly: 'You can look at this, and change nothing: ask an owner for the permission.',
} as const
