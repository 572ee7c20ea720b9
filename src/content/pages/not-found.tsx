/** Any other path: 404, the board with one tool missing, a search and the way home. Source: specification, point 2. */
import { data } from 'react-router'
import { NotFound } from '../../web/lost.tsx'
import { describe } from '../../web/describe.ts'
import { notFoundWords as words } from '../../words/en/pages/not-found.ts'
import type { Handle } from '../../web/waking.tsx'
import type { Route } from './+types/not-found.ts'

export const loader = () => data(undefined, { status: 404, headers: { 'surrogate-key': 'content', 'cache-control': 'public, max-age=0, must-revalidate' } })
export const handle: Handle = { static: true }
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => describe(matches, { title: words.tab, description: words.description, unlisted: true })

export default function Lost() {
  return <NotFound />
}
