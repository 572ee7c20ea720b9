/**
 * The question before a page with typed values is left. Separate from `formMessages`, which buyers'
 * pages load.
 */
export const leavingMessages = {
  title: 'Leave without saving?',
  detail: 'Your entries on this page have not been saved.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
} as const
