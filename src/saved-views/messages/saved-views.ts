/** Texts of saved views. */
export const savedViewsMessages = {
  full: 'No more views can be saved',
  fullDetail: (most: number) =>
    `You have saved ${most} views, which is the maximum. Remove a view first.`,
  notList: 'Use the name of the list in its address, such as companies or payments/reminders.',
} as const
