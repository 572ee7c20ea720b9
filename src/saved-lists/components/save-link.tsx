/** The way from a cart, pad or order to the page that saves its lines as a list. */
import { Link } from 'react-router'
import { stateWithLines, type QuoteLineRequest } from '../../quotes/requested-lines.ts'
import { listPagesMessages as messages } from '../messages/pages.ts'

export const SaveLink = ({ lines }: { readonly lines: readonly QuoteLineRequest[] }) =>
  lines.length === 0 ? null : (
    <Link className="link" to="/dashboard/lists/new" state={stateWithLines(lines)}>
      {messages.saveAs}
    </Link>
  )
