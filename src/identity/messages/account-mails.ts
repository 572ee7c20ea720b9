/** The text of mails about accounts below the opening words in the settings. */
import type { AccountMailKind } from '../../settings/account-mail-texts.ts'

const somebodyElse =
  'If it wasn\'t you, choose a new password on the log-in page ("Forget Password?"), and tell the shop.'

/** By kind: the rest of the mail, made from its link, which is empty if it has none. */
export const accountMailMessages: Readonly<Record<AccountMailKind, (link: string) => string>> = {
  confirmation: (link) => `${link}

The link works once and for 24 hours. You can order without it, but we write to you about your orders
only after the address is confirmed; you also need it to sign in with Google. If you are not
logged in, you are asked for a new password.
If it wasn't you, do nothing.`,
  reset: (link) => `${link}

The link works once and for 30 minutes. If it wasn't you, do nothing: your password stays as it is.`,
  invitation: (link) => `Sign up or log in with this e-mail address, and confirm it:

${link}

The invitation is valid for 14 days. If you did not expect it, do nothing.`,
  passwordChanged: () => somebodyElse,
  newSignIn: () => somebodyElse,
  emailChanged: () =>
    "If it wasn't you, tell the shop at once. The shop can give the account back to you.",
}
