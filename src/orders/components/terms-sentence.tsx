/** Says beside the button that places an order under which terms it is placed. */
import { Link, useRouteLoaderData } from 'react-router'
import { termsMessages as messages } from '../messages/terms.ts'

/** What the root route's loader returns for `TermsSentence`: nothing where terms are not named. */
export type TermsLoaderData = { readonly namesTerms?: true }

export function TermsSentence() {
  if (useRouteLoaderData<TermsLoaderData>('root')?.namesTerms !== true) return null
  return (
    <p className="muted small mt-2">
      {messages.before}{' '}
      <Link className="link" to="/terms" target="_blank" rel="noopener">
        {messages.terms}
      </Link>
      {messages.after}
    </p>
  )
}
