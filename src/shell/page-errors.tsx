/** The ErrorBoundary of pages in the dashboard. */
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { SisterTabs } from '../ui/desk/sisters.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { PersonalPageError } from './access-guard.tsx'

/** What a page shows for a missing record, and the page to which it links. */
type NotThere = {
  readonly title: string
  readonly detail: string
  readonly to: string
  readonly back: string
}
type ErrorProps = { readonly error: unknown }

/**
 * Makes the ErrorBoundary of a personal page, which shows the error in place of the page: the
 * layout around it stays.
 * @param title the page's heading
 * @param notThere for the page of one record: the text if the record does not exist
 */
export const pageErrors =
  (title?: string, notThere?: NotThere) =>
  ({ error }: ErrorProps) => (
    <>
      {title === undefined ? null : <h1>{title}</h1>}
      <SisterTabs />
      {notThere && isProblem(error, notFound) ? (
        <EmptyState title={notThere.title} detail={notThere.detail}>
          <Link className="button" to={notThere.to}>
            {notThere.back}
          </Link>
        </EmptyState>
      ) : (
        <PersonalPageError error={error} />
      )}
    </>
  )
