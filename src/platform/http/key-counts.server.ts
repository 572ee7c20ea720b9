/**
 * The calls of each service account, counted separately from those of its address, and reported in
 * each response: `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers).
 */
import type { FastifyInstance } from 'fastify'
import type { KeyCount, RateLimits } from './rate-limits.server.ts'

/**
 * Counts a call that a request makes for an account.
 * @throws Problem tooManyRequests
 */
export type CountKey = (request: object, accountId: string) => Promise<void>

export type KeyCounts = {
  readonly count: CountKey
  /** Reports in each response to a key how many calls it has left. */
  announce(api: FastifyInstance): void
}

export function createKeyCounts(limits: Pick<RateLimits, 'key'>): KeyCounts {
  const counts = new WeakMap<object, KeyCount>()
  return {
    async count(request, accountId) {
      const count = await limits.key(accountId)
      counts.set(request, count)
      count.refuse?.()
    },
    announce(api) {
      api.addHook('onSend', async (request, reply) => {
        const count = counts.get(request)
        if (!count) return
        const { points, seconds, remaining, reset } = count
        reply.header('ratelimit-policy', `"key";q=${points};w=${seconds}`)
        reply.header('ratelimit', `"key";r=${remaining};t=${reset}`)
      })
    },
  }
}
