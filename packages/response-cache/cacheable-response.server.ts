/** An answer as a value: made by an endpoint or a page, sent now or kept for the next caller. */
import type { FastifyReply, FastifyRequest } from 'fastify'

export type CacheableResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
  /** What a change must name for the answer to be made anew; without any it is not kept. */
  readonly tags: readonly string[]
}

/** Sends a kept answer, or has it made, keeps it if it may be kept, and sends it. */
export type RespondFromCache = (
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<CacheableResponse>,
) => Promise<FastifyReply>
