/** Texts of forms, dialogs and notices, and of errors between browser and shop. */
export const formMessages = {
  signedOut: 'You are signed out',
  signedOutHereOnly: [
    'You are signed out in this browser, but the shop could not be reached.',
    'Your session at the shop will end automatically within half an hour.',
  ].join(' '),
  cancel: 'Cancel',
  optional: 'optional',
  chooseFromList: 'Choose from the list',
  notifications: 'Messages',
  close: 'Close',
  areYouSure: 'are you sure?',
  keepIt: 'Keep it',
  failed: 'The data could not be loaded',
  failedDetail: 'Try again in a moment.',
  signInAgain: 'Your session has ended. Sign in again: your entries are kept.',
  signInAndEnter:
    'Your session has ended, and nothing was saved. Sign in and enter the data again.',
} as const
