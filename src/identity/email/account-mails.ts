/** The mails about accounts, of the words in the settings and what must follow them. Pure. */
import type { AccountMailKind } from '../../settings/account-mail-texts.ts'
import type { ShopSettings } from '../../settings/declarations.ts'
import { fillMailFields, type MailText } from '../../settings/mail-texts.ts'
import { mailTextOf, signatureOf } from '../../settings/spoken-texts.ts'
import { accountMailMessages } from '../messages/account-mails.ts'

export type AccountMail = { readonly subject: string; readonly text: string }

type AccountMailParts = {
  readonly words: MailText
  /** What stands for the fields of its words: nothing that a stranger has typed. */
  readonly fields: Readonly<Record<string, string>>
  /** Name of the shop and what it is, below all. */
  readonly signature: string
  /** Where the mail leads; empty where it leads nowhere. */
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

/** A mail with the words that are saved. @param fields beside the name of the shop */
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
