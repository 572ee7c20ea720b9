/**
 * The question before a page with typed values is left. Separate from `formMessages`, which buyers'
 * pages load.
 */
export const leavingMessages = {
  title: 'Leave without saving?',
  detail: 'What you typed on this page is not saved.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
} as const
