/** What is said while something is done: fields, dialogs, messages, and what goes wrong between browser and shop. */
export const formMessages = {
  signedOut: 'You are signed out',
  signOutUnheard:
    'You are signed out in this browser, but the shop could not be told. Your sign-in ends by itself within half an hour.',
  cancel: 'Cancel',
  optional: 'optional',
  notifications: 'Messages',
  close: 'Close',
  sure: 'are you sure?',
  keepIt: 'Keep it',
  failed: 'This did not come',
  failedDetail: 'Try again in a moment.',
  noAnswer:
    'The shop does not answer. Look at your connection, then try again; nothing you typed is lost.',
  strangeAnswer: (status: number) =>
    `The shop gave an answer that cannot be read (${status}). Try again in a moment.`,
  partMissing:
    'A part of this page did not come. Look at your connection, then load the page again.',
  signInAgain: 'Your sign-in has ended. Sign in again: the form will be as you left it.',
} as const
