/** What is known of a company's VAT number, in a line. */
import type { VatNumber } from '../contract.ts'
import { vatMessages as messages } from '../messages/vat.ts'

/** Nothing without a number, or where nobody is asked. */
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
