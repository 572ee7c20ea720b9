/** Mails as they will be, while their words are written; each can be sent to oneself. */
import { useRowActions } from '../../ui/use-row-actions.ts'
import { mailPreviewMessages as messages } from '../messages/mail-previews.ts'

type MailPreview<Kind> = {
  readonly kind: Kind
  /** What the mail is about. */
  readonly label: string
  readonly subject: string
  readonly text: string
}
type MailPreviewListProps<Kind> = {
  readonly mails: readonly MailPreview<Kind>[]
  /** Sends one with the words that are saved. */
  readonly send: (kind: Kind) => Promise<unknown>
}

export function MailPreviewList<Kind extends string>({ mails, send }: MailPreviewListProps<Kind>) {
  const { busy, run } = useRowActions()
  return (
    <div>
      {mails.map(({ kind, label, subject, text }) => (
        <details key={kind} className="mt-2">
          <summary>{messages.preview(label)}</summary>
          <p className="mt-2">
            <b className="wrap-anywhere">{subject}</b>
          </p>
          <pre className="whitespace-pre-wrap wrap-anywhere">{text}</pre>
          <button
            type="button"
            className="button tight mt-4"
            aria-disabled={busy || undefined}
            aria-label={messages.sendLabel(label)}
            onClick={({ currentTarget }) =>
              void run({
                button: currentTarget,
                work: async () => {
                  await send(kind)
                  return messages.sent
                },
              })
            }
          >
            {messages.send}
          </button>
        </details>
      ))}
    </div>
  )
}
