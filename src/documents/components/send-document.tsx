/** The form with which a document is mailed: to its buyer, or to an address that is entered. */
import { ActButton } from '../../ui/buttons.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { TextField } from '../../ui/field.tsx'
import { useKeptFields } from '../../ui/form/use-kept-entries.ts'
import type { ListedDocument } from '../contract.ts'
import { documents } from '../api.client.ts'
import { documentsPageMessages as messages } from '../messages/documents-page.ts'

type SendDocumentProps = {
  readonly document: ListedDocument
  readonly onDone: () => void
}

export function SendDocument({ document: { id, number }, onDone }: SendDocumentProps) {
  const { busy, run } = useRowActions()
  const kept = useKeptFields()
  const send = async (to: string): Promise<string> => {
    const sent = await documents.mail({ id, ...(to === '' ? {} : { to }) })
    onDone()
    return messages.isSent(number, sent.to)
  }
  return (
    <form
      {...kept}
      className="form"
      aria-label={messages.sendTitle(number)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const to = new FormData(event.currentTarget).get('to')
        const button = event.currentTarget.querySelector('button')
        if (button) void run({ button, work: () => send(typeof to === 'string' ? to.trim() : '') })
      }}
    >
      <TextField
        label={messages.sendTo}
        help={messages.sendToHelp}
        type="email"
        name="to"
        autoComplete="off"
        maxLength={254}
      />
      <p className="row">
        <button type="submit" className="button primary" aria-disabled={busy || undefined}>
          {messages.sendNow}
        </button>
        <ActButton
          className="button"
          busy={busy}
          act={(button) =>
            run({
              button,
              work: async () => {
                await documents.noteDelivery({ id, how: messages.byPost })
                onDone()
                return messages.isNoted(number)
              },
            })
          }
        >
          {messages.sentOtherwise}
        </ActButton>
        <button type="button" className="button" onClick={onDone}>
          {messages.leaveIt}
        </button>
      </p>
    </form>
  )
}
