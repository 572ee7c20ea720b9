/**
 * Any other path: 404, with a picture, a search form and a link home. Source: specification,
 * point 2.
 */
import { data } from 'react-router'
import { NotFound } from '../shell/error-page.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { notFoundMessages as messages } from '../shell/messages/not-found.ts'
import type { RouteHandle } from '../shell/hydration.tsx'
import type { Route } from './+types/not-found.ts'

export const loader = () =>
  data(undefined, {
    status: 404,
    headers: { 'surrogate-key': 'content', 'cache-control': 'public, max-age=0, must-revalidate' },
  })
export const handle: RouteHandle = { hydration: 'none' }
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: messages.tab, description: messages.description, noindex: true })

export default function NotFoundPage() {
  return <NotFound />
}
