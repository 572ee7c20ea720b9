/** Texts around the words of mails about accounts: their previews, and trying them. */
export const accountMailMessages = {
  kinds: {
    confirmation: 'E-mail address to confirm',
    reset: 'New password requested',
    invitation: 'Invitation of staff',
    passwordChanged: 'Password changed',
    newSignIn: 'New device',
    emailChanged: 'E-mail address changed',
  },
  /** Who invites, in a preview. */
  inviter: 'Ada Brooks',
  notKind: 'There is no such mail.',
  sample: 'Sample of this mail',
} as const
