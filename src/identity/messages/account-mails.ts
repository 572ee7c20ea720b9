/** The text of mails about accounts below the opening words in the settings. */
import type { AccountMailKind } from '../../settings/account-mail-texts.ts'

const somebodyElse =
  'If it wasn\'t you, choose a new password on the log-in page ("Forget Password?"), and tell the shop.'

/** By kind: the rest of the mail, made from its link, which is empty if it has none. */
export const accountMailMessages: Readonly<Record<AccountMailKind, (link: string) => string>> = {
  confirmation: (link) => `${link}

The link is valid for 24 hours and can be used once. You can order without confirming the address,
but we will only send you e-mails about your orders after you confirm it. You also need a confirmed
address to sign in with Google. If you are not logged in, you will be asked to choose a new password.
If you did not request this, ignore this e-mail.`,
  reset: (link) => `${link}

The link is valid for 30 minutes and can be used once. If you did not request this, ignore this e-mail:
your password will not change.`,
  invitation: (link) => `Sign up or log in with this e-mail address, and confirm it:

${link}

The invitation is valid for 14 days. If you did not expect it, ignore this e-mail.`,
  passwordChanged: () => somebodyElse,
  newSignIn: () => somebodyElse,
  emailChanged: () =>
    "If it wasn't you, tell the shop at once. The shop can restore your access to the account.",
}
