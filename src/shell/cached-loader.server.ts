/** How a reading page's loader answers: with its tags for the page cache, and with a Problem's own status when there is one. */
import { data } from 'react-router'
import { toUnavailable } from '../../packages/pg-kit/unavailable.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'

/**
 * What may be kept under which tags: space-separated in `Surrogate-Key`, until one of them is purged. Browsers ask
 * again each time; what stands in front of the shop may keep a page only if it purges by these tags.
 */
const kept = (tags: string): Record<string, string> => ({
  'surrogate-key': tags,
  'cache-control': 'public, max-age=0, must-revalidate',
})

/**
 * Runs the work of a reading page.
 * @param tags what the page shows: `tools`, `tool:<id>`, `reviews`, `content`
 * @param work undefined when there is nothing under this address: answered 404, kept under the same tags
 */
export async function cachedLoader<T>(
  tags: string | ((value: T) => string),
  work: () => Promise<T | undefined>,
) {
  const value = await answered(work)
  if (value === undefined)
    throw data(
      { title: notFound.title },
      { status: 404, headers: kept(typeof tags === 'string' ? tags : 'tools') },
    )
  return data(value, { headers: kept(typeof tags === 'string' ? tags : tags(value)) })
}

/** A Problem leaves as a response with its status: a thrown error would be a 500. */
async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    const error = toUnavailable(thrown)
    if (!isProblem(error)) throw error
    const { title, detail, status } = error.body
    throw data(
      { title, ...(detail === undefined ? {} : { detail }) },
      {
        status,
        headers: { 'cache-control': 'no-store', 'retry-after': String(error.retryAfter ?? 5) },
      },
    )
  }
}
