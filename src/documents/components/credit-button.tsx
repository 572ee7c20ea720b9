/** The button with which staff credit what was invoiced and then cancelled. */
import { useRowActions } from '../../ui/use-row-actions.ts'
import { documents } from '../download.client.ts'
import { documentsMessages as messages } from '../messages/documents.ts'
import type { ListedDocument } from '../contract.ts'

type CreditButtonProps = {
  readonly number: number
  readonly issued: readonly ListedDocument[]
  /** Whether anything of the order was cancelled or came back. */
  readonly isReduced: boolean
}

/** Shown until there is a credit note for each invoice. */
export function CreditButton({ number, issued, isReduced }: CreditButtonProps) {
  const { run, busy } = useRowActions()
  const count = (wanted: string) => issued.filter(({ kind }) => kind === wanted).length
  if (!isReduced || count('invoice') === 0 || count('credit-note') >= count('invoice')) return null
  return (
    <div>
      <button
        type="button"
        className="button"
        aria-disabled={busy || undefined}
        onClick={({ currentTarget }) =>
          void run({
            button: currentTarget,
            work: async () => messages.creditIssued((await documents.credit({ number })).issued),
          })
        }
      >
        {messages.creditNotes}
      </button>
    </div>
  )
}
