/** Previews of the mails about accounts while their texts are edited. */
import { accountMail } from '../../identity/email/account-mails.ts'
import { nameAndTagline } from '../../platform/profile/shop-profile.ts'
import type { AccountMailKind } from '../../settings/account-mail-texts.ts'
import { MailPreviewList } from '../../settings/components/mail-preview-list.tsx'
import { mailTextOf } from '../../settings/spoken-texts.ts'
import { useShop } from '../../ui/use-shop.ts'
import { accounts } from '../api.client.ts'
import { accountMailMessages as messages } from '../messages/account-mails.ts'
import { sampleAccountMail } from '../email/sample-mail.ts'

type AccountMailPreviewsProps = {
  /** The current values of the form. */
  readonly words: Readonly<Record<string, unknown>>
  /** The mails to show. */
  readonly kinds: readonly AccountMailKind[]
}

export function AccountMailPreviews({ words, kinds }: AccountMailPreviewsProps) {
  const shop = useShop()
  const origin = typeof location === 'object' ? location.origin : ''
  const previewOf = (kind: AccountMailKind) => {
    const { link, fields } = sampleAccountMail(kind, origin, messages.inviter)
    const mail = accountMail(kind, {
      words: mailTextOf(words, kind),
      fields: { shop: shop.name, ...fields },
      signature: nameAndTagline(shop),
      link,
    })
    return { kind, label: messages.kinds[kind], ...mail }
  }
  return (
    <MailPreviewList
      mails={kinds.map(previewOf)}
      words={words}
      send={accounts.sampleMail}
      preview={accounts.previewMail}
    />
  )
}
