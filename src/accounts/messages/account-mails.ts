/** Texts around the editing of mails about accounts: previews and test mails. */
export const accountMailMessages = {
  kinds: {
    confirmation: 'Confirm e-mail address',
    reset: 'Password reset',
    invitation: 'Staff invitation',
    passwordChanged: 'Password changed',
    newSignIn: 'Login from a new device',
    emailChanged: 'E-mail address changed',
  },
  /** The inviting person in a preview. */
  inviter: 'Ada Brooks',
  notKind: 'This type of e-mail does not exist. Choose another type.',
  sample: 'Test e-mail',
} as const
