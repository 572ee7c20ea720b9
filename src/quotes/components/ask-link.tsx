/** The link from the cart or the order pad to requesting a quote for its lines. */
import { Link } from 'react-router'
import { stateWithLines, type QuoteLineRequest } from '../requested-lines.ts'
import { askMessages as messages } from '../messages/pages.ts'

export const AskLink = ({ lines }: { readonly lines: readonly QuoteLineRequest[] }) =>
  lines.length === 0 ? null : (
    <Link className="link" to="/dashboard/quotes/new" state={stateWithLines(lines)}>
      {messages.open}
    </Link>
  )
