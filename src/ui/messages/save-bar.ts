/** What the bar says with which a form is saved. */
export const saveBarMessages = {
  unsaved: 'Unsaved changes',
  wrong: (count: number) =>
    count === 1 ? 'One field needs correcting' : `${count} fields need correcting`,
  discard: 'Discard',
} as const
