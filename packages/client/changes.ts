/** A copy of the shop's data that stays up to date: `GET /api/changes`, page after page. */
import { wait } from './retries.ts'
import type { CallOptions } from './operation.ts'

type Asked = {
  readonly since?: string | undefined
  readonly of?: string | undefined
  readonly limit?: number | undefined
}
type AnyPage = { readonly next: string; readonly more: boolean }

export type FollowOptions<Kind extends string = string> = {
  /** What you follow; without, all that you may read. */
  readonly of?: readonly Kind[]
  /** `next` of the last page that you have stored; without, from zero. */
  readonly since?: string | undefined
  /** Records of a page; 100 by default, at most 500. */
  readonly limit?: number
  /** Milliseconds until the shop is asked again once there is no more; 5,000 by default. */
  readonly pause?: number
  /** Ends once there is no more, instead of asking again. */
  readonly once?: boolean
  /** Ends the loop. */
  readonly signal?: AbortSignal
}

/**
 * The pages of changes, for `for await`. Store `page.changes` and `page.next` in one transaction: the
 * next page is asked for when the loop comes round, and a program that was killed starts again with
 * what it has stored.
 * @param list `shop.changes.list`
 * @throws ApiProblem `cursor-expired`: forget copy and cursor, and start from zero
 */
export async function* followChanges<P extends AnyPage, Kind extends string = string>(
  list: (input: Asked, options: CallOptions) => Promise<P>,
  { of, since, limit, pause = 5000, once = false, signal }: FollowOptions<Kind> = {},
): AsyncGenerator<P, void, undefined> {
  let cursor = since
  try {
    while (!signal?.aborted) {
      const page = await list({ since: cursor, of: of?.join(','), limit }, { signal })
      yield page
      cursor = page.next
      if (page.more) continue
      if (once) return
      await wait(pause, signal)
    }
  } catch (error) {
    if (!signal?.aborted) throw error
  }
}
