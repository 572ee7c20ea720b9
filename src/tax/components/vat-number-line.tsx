/** What is known about a company's VAT number, in one line. */
import type { VatNumber } from '../contract.ts'
import { vatMessages as messages } from '../messages/vat.ts'

/** Renders nothing without a number, or if numbers are not checked. */
export const VatNumberLine = ({
  vatNumber: { vatId, state, explanation },
}: {
  readonly vatNumber: VatNumber
}) =>
  vatId === '' || state === 'off' ? null : (
    <p className="mt-2" role="status">
      <b>
        {messages.title} {vatId}:
      </b>{' '}
      {explanation}
    </p>
  )
