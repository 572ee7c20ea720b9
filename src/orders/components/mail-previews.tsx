/** The mails to buyers as they will be, while their words are written; each can be sent to oneself. */
import {
  defaultMailTexts,
  mailKinds,
  type MailKind,
  type MailText,
} from '../../settings/mail-texts.ts'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { useShop } from '../../ui/use-shop.ts'
import { orders } from '../api.client.ts'
import { mailPreviewMessages as messages } from '../messages/mail-previews.ts'
import { buyerMail } from '../order-mails.ts'
import { sampleOrder } from '../sample-order.ts'

type Words = Readonly<Record<string, unknown>>

const textsOf = (words: Words): Readonly<Record<MailKind, MailText>> => {
  const word = (name: string, fallback: string): string => {
    const value = words[name]
    return typeof value === 'string' ? value : fallback
  }
  const textOf = (kind: MailKind): MailText => ({
    subject: word(`${kind}Subject`, defaultMailTexts[kind].subject),
    opening: word(`${kind}Opening`, defaultMailTexts[kind].opening),
  })
  return {
    placed: textOf('placed'),
    confirmed: textOf('confirmed'),
    shipped: textOf('shipped'),
    delivered: textOf('delivered'),
    cancelled: textOf('cancelled'),
  }
}

/** @param words what stands in the form */
export function MailPreviews({ words }: { readonly words: Words }) {
  const { name } = useShop()
  const { busy, run } = useRowActions()
  const texts = textsOf(words)
  const order = sampleOrder(name, typeof location === 'object' ? location.origin : '')
  return (
    <div>
      {mailKinds.map((kind) => {
        const { subject, text } = buyerMail(kind, order, '', texts)
        return (
          <details key={kind} className="mt-2">
            <summary>{messages.preview(messages.kinds[kind])}</summary>
            <p className="mt-2">
              <b>{subject}</b>
            </p>
            <pre className="mail-preview">{text}</pre>
            <button
              type="button"
              className="button tight"
              aria-disabled={busy || undefined}
              aria-label={messages.sendLabel(messages.kinds[kind])}
              onClick={({ currentTarget }) =>
                void run({
                  button: currentTarget,
                  work: async () => {
                    await orders.sampleMail({ kind })
                    return messages.sent
                  },
                })
              }
            >
              {messages.send}
            </button>
          </details>
        )
      })}
    </div>
  )
}
