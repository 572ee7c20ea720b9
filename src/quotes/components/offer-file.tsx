/** The button that saves an offer as a PDF file. */
import { fetchOffer } from '../fetch-offer.client.ts'
import { useRowActions } from '../../ui/use-row-actions.ts'
import type { Quote } from '../contract.ts'
import { quotePageMessages as messages } from '../messages/pages.ts'

type OfferFileProps = {
  readonly quote: Pick<Quote, 'id' | 'number'>
  readonly version: number
}

export function OfferFile({ quote, version }: OfferFileProps) {
  const { busy, run } = useRowActions()
  return (
    <p className="mt-2">
      <button
        type="button"
        className="button tight"
        aria-disabled={busy || undefined}
        aria-label={messages.saveFileOf(version)}
        onClick={({ currentTarget: button }) =>
          void run({ button, work: async () => messages.saved(await fetchOffer(quote, version)) })
        }
      >
        {messages.saveFile}
      </button>
    </p>
  )
}
