/** Texts of saved views. */
export const savedViewsMessages = {
  full: 'No more views can be saved',
  fullDetail: (most: number) =>
    `You have saved ${most} views, which is the maximum. Remove a view first.`,
  notList:
    'Send the part of the list’s web address after /dashboard/, such as companies or payments/reminders.',
} as const
