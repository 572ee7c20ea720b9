/** The button with which staff credit what was invoiced and then cancelled. */
import { ActButton } from '../../ui/buttons.tsx'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { documents } from '../api.client.ts'
import { documentsMessages as messages } from '../messages/documents.ts'
import type { ListedDocument } from '../contract.ts'

type CreditButtonProps = {
  readonly number: number
  readonly issued: readonly ListedDocument[]
  /** Whether any part of the order was cancelled. */
  readonly isReduced: boolean
}

/**
 * For orders that were cancelled before credit notes existed: cancellations and returns are now
 * credited automatically.
 */
export function CreditButton({ number, issued, isReduced }: CreditButtonProps) {
  const { run, busy } = useRowActions()
  const has = (wanted: string) => issued.some(({ kind }) => kind === wanted)
  if (!isReduced || !has('invoice') || has('credit-note')) return null
  return (
    <div>
      <ActButton
        className="button"
        busy={busy}
        act={(button) =>
          run({
            button,
            work: async () => messages.creditIssued((await documents.credit({ number })).issued),
          })
        }
      >
        {messages.creditNotes}
      </ActButton>
    </div>
  )
}
