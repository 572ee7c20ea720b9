/** Texts around the editing of mails about accounts: previews and test mails. */
export const accountMailMessages = {
  kinds: {
    confirmation: 'E-mail address to confirm',
    reset: 'New password requested',
    invitation: 'Invitation of staff',
    passwordChanged: 'Password changed',
    newSignIn: 'New device',
    emailChanged: 'E-mail address changed',
  },
  /** The inviting person in a preview. */
  inviter: 'Ada Brooks',
  notKind: 'There is no such mail.',
  sample: 'Sample of this mail',
} as const
