/**
 * The texts of mails about accounts, as written in the settings. Their fields contain nothing that
 * a stranger types: a person who signs up with somebody else's address must not control what the
 * shop writes to it. Pure.
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

/** The default texts of a shop that has not written its own. */
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
/** The values of the fields: only texts written by the shop or its owners. */
export const accountMailFields = (kind: AccountMailKind): readonly string[] =>
  kind === 'invitation' ? [...fields, 'address', 'from'] : fields
