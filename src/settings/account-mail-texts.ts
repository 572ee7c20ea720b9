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

An account at {shop} was opened with this address. If that was you, confirm the address here:`,
  },
  reset: {
    subject: 'Reset your password for {shop}',
    opening: `Hello,

Somebody, probably you, has requested a new password at {shop}. Choose the new password here:`,
  },
  invitation: {
    subject: 'You are invited to work at {shop}',
    opening: '{from} invites you to work at {shop}, {address}.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    opening: `Hello,

The password of your account at {shop} was changed, and all other devices were signed out.`,
  },
  newSignIn: {
    subject: 'A new device logged in to your account',
    opening: `Hello,

Somebody, probably you, has logged in to your account at {shop} from a new browser.`,
  },
  emailChanged: {
    subject: 'The e-mail address of your account was changed',
    opening: `Hello,

The e-mail address of your account at {shop} was changed. You can no longer log in with this address,
and we will not write to it again.`,
  },
}

const fields = ['shop'] as const
/** The values of the fields: only texts written by the shop or its owners. */
export const accountMailFields = (kind: AccountMailKind): readonly string[] =>
  kind === 'invitation' ? [...fields, 'address', 'from'] : fields
