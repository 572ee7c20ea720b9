/**
 * The words of the mails about accounts, as they are written in the settings. Their fields hold
 * nothing that a stranger types: anybody who signs up with somebody else's address must not choose what
 * the shop writes to it. Pure.
 */
import type { MailText } from './mail-texts.ts'

export const accountMailKinds = [
  'confirmation',
  'reset',
  'invitation',
  'passwordChanged',
  'newSignIn',
  'emailChanged',
] as const
export type AccountMailKind = (typeof accountMailKinds)[number]

/** What stands in a mail of a shop that has written none of its own. */
export const defaultAccountMailTexts: Readonly<Record<AccountMailKind, MailText>> = {
  confirmation: {
    subject: 'Confirm your e-mail address for {shop}',
    opening: `Hello,

an account at {shop} was opened with this address. If that was you, confirm it here:`,
  },
  reset: {
    subject: 'A new password for {shop}',
    opening: `Hello,

somebody, probably you, asked for a new password at {shop}. Choose it here:`,
  },
  invitation: {
    subject: 'You are invited to work at {shop}',
    opening: '{from} invites you to work at {shop}, {address}.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    opening: `Hello,

at {shop} the password of your account was changed, and all other devices were signed out.`,
  },
  newSignIn: {
    subject: 'A new device logged in to your account',
    opening: `Hello,

at {shop} somebody, probably you, logged in to your account from a browser that never did before.`,
  },
  emailChanged: {
    subject: 'The e-mail address of your account was changed',
    opening: `Hello,

your account at {shop} has another e-mail address from now on. This one does not open it any
more, and we do not write to it again.`,
  },
}

const fields = ['shop'] as const
/** What is put in place of a field: only what the shop or its owners wrote. */
export const accountMailFields = (kind: AccountMailKind): readonly string[] =>
  kind === 'invitation' ? [...fields, 'address', 'from'] : fields
