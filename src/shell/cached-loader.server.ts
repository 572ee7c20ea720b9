/**
 * The loader of a cacheable page: adds cache tags, and turns a Problem into a response with its
 * status.
 */
import { data } from 'react-router'
import { inCurrentLanguage } from '../platform/languages/messages-by-language.server.ts'
import { toUnavailable } from '../platform/unavailable.server.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'

/**
 * The response may be cached under these tags (`Surrogate-Key`, space-separated) until one of them
 * is purged. Browsers revalidate each time; a CDN may cache a page only if it purges by these
 * tags.
 */
const cacheHeaders = (tags: string): Record<string, string> => ({
  'surrogate-key': tags,
  'cache-control': 'public, max-age=0, must-revalidate',
})

/**
 * Runs a page's work and returns its data with cache headers.
 * @param tags the page's content: `tools`, `tool:<id>`, `reviews`, `content`
 * @param work returns undefined if there is nothing at this address: a 404, cached under the same
 *   tags
 */
export async function cachedLoader<T>(
  tags: string | ((value: T) => string),
  work: () => Promise<T | undefined>,
) {
  const value = await withProblemResponse(work)
  if (value === undefined)
    throw data(
      { title: inCurrentLanguage(notFound.title) },
      { status: 404, headers: cacheHeaders(typeof tags === 'string' ? tags : 'tools') },
    )
  return data(value, { headers: cacheHeaders(typeof tags === 'string' ? tags : tags(value)) })
}

/** Throws a Problem as a response with its status; thrown unchanged, it would become a 500. */
async function withProblemResponse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    const error = toUnavailable(thrown)
    if (!isProblem(error)) throw error
    const { title, detail, status } = error.body
    throw data(
      {
        title: inCurrentLanguage(title),
        ...(detail === undefined ? {} : { detail: inCurrentLanguage(detail) }),
      },
      {
        status,
        headers: { 'cache-control': 'no-store', 'retry-after': String(error.retryAfter ?? 5) },
      },
    )
  }
}
