/** The head of both pages of purchasing: what they show, and where their days are set. */
import { Link } from 'react-router'
import { purchasingPageMessages as messages } from '../messages/pages.ts'

const pages = {
  suggestions: '/dashboard/purchasing',
  dead: '/dashboard/purchasing/dead-stock',
} as const
export type PurchasingPage = keyof typeof pages

type HeadProps = {
  readonly page: PurchasingPage
  /** Whether the reader may change the settings. */
  readonly canSet: boolean
}

export const PurchasingHead = ({ page, canSet }: HeadProps) => (
  <>
    <h1>{messages.title}</h1>
    <nav aria-label={messages.show} className="tabs mt-3 mb-2">
      {(['suggestions', 'dead'] as const).map((each) => (
        <Link key={each} aria-current={each === page ? 'page' : undefined} to={pages[each]}>
          {messages.lists[each]}
        </Link>
      ))}
    </nav>
    <p className="muted mb-4">
      {messages[page].lead}{' '}
      {canSet ? (
        <Link className="link" to="/dashboard/settings/purchasing">
          {messages.settings}
        </Link>
      ) : null}
    </p>
  </>
)
