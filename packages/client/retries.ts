/** Decides whether a call is sent again: only if it cannot be executed twice. */
import type { Operation } from './operation.ts'
import { ApiProblem, NoAnswer } from './problem.ts'

export type Retries = {
  /** How often a call is sent at most; 1: never again. */
  readonly attempts: number
  /** Milliseconds that one pause may last: where the shop asks for more, its refusal is thrown. */
  readonly maxPause: number
}
export const defaultRetries: Retries = { attempts: 4, maxPause: 60_000 }

const firstPause = 500

/**
 * Too many calls (429) were not done. Where no answer comes, or a proxy or the shop says that it is
 * away (502 to 504), a call may have been done: it is sent again where it only reads, or where its
 * idempotency key makes it one.
 */
function isSafe(operation: Operation, error: unknown): boolean {
  if (error instanceof ApiProblem && error.status === 429) return true
  const isUnknown =
    error instanceof NoAnswer ||
    (error instanceof ApiProblem && [502, 503, 504].includes(error.status))
  return isUnknown && (operation.key === true || operation.call.startsWith('GET '))
}

/**
 * How long to wait before a call is sent again, in milliseconds.
 * @param attempts how many have failed, at least 1
 * @param chance from 0 to 1, so that many programs do not come back at the same moment
 * @returns undefined where it is not sent again
 */
export function pauseBefore(
  operation: Operation,
  error: unknown,
  { attempts, chance, retries }: { attempts: number; chance: number; retries: Retries },
): number | undefined {
  if (attempts >= retries.attempts || !isSafe(operation, error)) return undefined
  const asked = error instanceof ApiProblem ? error.retryAfter : undefined
  const growing = firstPause * 2 ** (attempts - 1) * (0.5 + chance / 2)
  const pause = asked === undefined ? growing : asked * 1000 + growing / 10
  return pause > retries.maxPause ? undefined : pause
}

/** @throws what the signal says, when it ends the pause */
export const wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(reasonOf(signal))
    const stop = (): void => {
      clearTimeout(timer)
      if (signal) reject(reasonOf(signal))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })

const reasonOf = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new DOMException('The call was aborted', 'AbortError')
