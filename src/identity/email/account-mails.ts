/**
 * Mails about accounts, made from the words in the settings and the required text after them. Pure.
 */
import type { AccountMailKind } from '../../settings/account-mail-texts.ts'
import type { ShopSettings } from '../../settings/declarations.ts'
import { fillMailFields, type MailText } from '../../settings/mail-texts.ts'
import { mailTextOf, signatureOf } from '../../settings/spoken-texts.ts'
import { accountMailMessages } from '../messages/account-mails.ts'

export type AccountMail = { readonly subject: string; readonly text: string }

type AccountMailParts = {
  readonly words: MailText
  /** The values of the fields in its words: none contains text that a stranger has typed. */
  readonly fields: Readonly<Record<string, string>>
  /** The shop's name and tagline, at the bottom. */
  readonly signature: string
  /** The link in the mail; empty if it has none. */
  readonly link?: string
}

export function accountMail(
  kind: AccountMailKind,
  { words, fields, signature, link = '' }: AccountMailParts,
): AccountMail {
  const opening = fillMailFields(words.opening, fields)
  return {
    subject: fillMailFields(words.subject, fields),
    text: `${[opening, accountMailMessages[kind](link), signature].join('\n\n')}\n`,
  }
}

/**
 * A mail with the saved words.
 * @param fields in addition to the shop's name
 */
export const accountMailOf = (
  kind: AccountMailKind,
  shop: ShopSettings,
  link = '',
  fields: Readonly<Record<string, string>> = {},
): AccountMail =>
  accountMail(kind, {
    words: mailTextOf(shop, kind),
    fields: { shop: shop.name, ...fields },
    signature: signatureOf(shop),
    link,
  })
