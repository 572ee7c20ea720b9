/** Texts of My Profile about passwords and signing out. */
export const accessMessages = {
  heading: 'Password and devices',
  current: 'Current Password',
  next: 'New Password',
  confirm: 'Confirm New Password',
  change: 'Change password',
  changing: 'Changing the password',
  changed: 'Your password is changed',
  notChanged: 'Nothing was changed.',
  ends: 'All other devices are signed out.',
  everywhere: 'Sign out everywhere',
  everywhereLead: 'Every device that is signed in to your account, this one too.',
  everywhereSure: 'All devices are signed out, this one too. Your password stays.',
  signedOutEverywhere: 'You are signed out everywhere',
} as const
