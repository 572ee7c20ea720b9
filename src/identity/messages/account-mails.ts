/** The text of mails about accounts below the opening words in the settings. */
import type { AccountMailKind } from '../../settings/account-mail-texts.ts'

const somebodyElse =
  "If this wasn't you, choose a new password on the login page (“Forget Password?”) and contact the shop."

/** By kind: the rest of the mail, made from its link, which is empty if it has none. */
export const accountMailMessages: Readonly<Record<AccountMailKind, (link: string) => string>> = {
  confirmation: (link) => `${link}

The link can be used once and expires in 24 hours. Until you confirm the address, you will not receive
e-mails about your orders and cannot sign in with Google. If you are not logged in when you open the
link, you will be asked to choose a new password. If you did not request
this, ignore this e-mail.`,
  reset: (link) => `${link}

The link is valid for 30 minutes and can be used once. If you did not request this, ignore this e-mail:
your password will not change.`,
  invitation: (link) => `Sign up or log in with this e-mail address, and confirm it:

${link}

The invitation is valid for 14 days. If you did not expect the invitation, ignore this e-mail.`,
  passwordChanged: () => somebodyElse,
  newSignIn: () => somebodyElse,
  emailChanged: () =>
    "If this wasn't you, contact the shop immediately. The shop can restore your access to the account.",
}
