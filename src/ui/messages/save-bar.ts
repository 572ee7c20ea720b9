/** What the bar says with which a form is saved. */
export const saveBarMessages = {
  unsaved: 'Unsaved changes',
  wrong: (count: number) =>
    count === 1 ? 'One field needs correcting' : `${count} fields need correcting`,
  discard: 'Discard',
  leaving: 'Your changes on this page are not saved.',
  leave: 'Leave without saving',
  stay: 'Stay',
} as const
