/** The mails to buyers as they will be, while their words are written; each can be sent to oneself. */
import type { MailKind } from '../../settings/mail-texts.ts'
import { MailPreviewList } from '../../settings/components/mail-preview-list.tsx'
import { useShop } from '../../ui/use-shop.ts'
import { orders } from '../api.client.ts'
import { mailPreviewMessages as messages } from '../messages/mail-previews.ts'
import { buyerMail } from '../mails/order-mails.ts'
import { sampleOrder } from '../mails/sample-order.ts'

type Words = Readonly<Record<string, unknown>>

type MailPreviewsProps = { readonly words: Words; readonly kinds: readonly MailKind[] }

/** @param words what stands in the form @param kinds the mails to show */
export function MailPreviews({ words, kinds }: MailPreviewsProps) {
  const { name } = useShop()
  const order = sampleOrder(name, typeof location === 'object' ? location.origin : '')
  return (
    <MailPreviewList
      mails={kinds.map((kind) => ({
        kind,
        label: messages.kinds[kind],
        ...buyerMail(kind, order, '', words),
      }))}
      words={words}
      send={orders.sampleMail}
      preview={orders.previewMail}
    />
  )
}
