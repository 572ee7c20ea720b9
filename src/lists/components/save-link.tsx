/** The way from a cart, pad or order to the page that saves its lines as a list. */
import { Link } from 'react-router'
import { stateWithLines, type LineToAsk } from '../../quotes/asked-lines.ts'
import { listPagesMessages as messages } from '../messages/pages.ts'

export const SaveLink = ({ lines }: { readonly lines: readonly LineToAsk[] }) =>
  lines.length === 0 ? null : (
    <Link className="link" to="/dashboard/lists/new" state={stateWithLines(lines)}>
      {messages.saveAs}
    </Link>
  )
