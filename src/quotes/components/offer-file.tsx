/** The button that saves an offer as a PDF file. */
import { fetchOffer } from '../fetch-offer.client.ts'
import { ActButton } from '../../ui/buttons.tsx'
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
      <ActButton
        className="button tight"
        busy={busy}
        aria-label={messages.saveFileOf(version)}
        act={(button) =>
          run({ button, work: async () => messages.saved(await fetchOffer(quote, version)) })
        }
      >
        {messages.saveFile}
      </ActButton>
    </p>
  )
}
