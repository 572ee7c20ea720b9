/** Texts of the bar that saves a form. */
export const saveBarMessages = {
  unsaved: 'Unsaved changes',
  wrong: (count: number) =>
    count === 1 ? 'One field needs correcting' : `${count} fields need correcting`,
  discard: 'Discard',
} as const
