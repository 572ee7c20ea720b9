/** What a mail about an account is previewed and tried with. Pure. */
import type { AccountMailKind } from '../../settings/account-mail-texts.ts'

const paths: Readonly<Record<AccountMailKind, string>> = {
  confirmation: '/login?verify=example',
  reset: '/reset-password?token=example',
  invitation: '/signup',
  passwordChanged: '',
  newSignIn: '',
  emailChanged: '',
}

/**
 * @param origin the shop's address
 * @param from who invites
 * @returns a link that leads nowhere, and what stands for the fields of an invitation
 */
export const sampleAccountMail = (kind: AccountMailKind, origin: string, from: string) => ({
  link: paths[kind] === '' ? '' : `${origin}${paths[kind]}`,
  fields: { address: origin.replace(/^\w+:\/\//, ''), from },
})
