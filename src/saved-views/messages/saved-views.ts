/** Texts of saved views. */
export const savedViewsMessages = {
  full: 'You keep as many views as there may be',
  fullDetail: (most: number) => `${most} views are kept. Remove one of them first.`,
  notList: 'Name a list as its address does, such as companies or payments/reminders.',
} as const
