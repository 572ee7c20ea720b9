/** Sample data for previews and tests of mails about accounts. Pure. */
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
 * @param from the name of the inviting person
 * @returns a link that leads nowhere, and the values of an invitation's fields
 */
export const sampleAccountMail = (kind: AccountMailKind, origin: string, from: string) => ({
  link: paths[kind] === '' ? '' : `${origin}${paths[kind]}`,
  fields: { address: origin.replace(/^\w+:\/\//, ''), from },
})
