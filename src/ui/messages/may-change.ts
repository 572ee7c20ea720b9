/** Texts for staff who may view a page but not change it. */
export const canChangeMessages = {
  readOnly: 'View only. Ask an owner for edit rights.',
} as const
