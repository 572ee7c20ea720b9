/** The Problem of a shop whose database does not respond. Any endpoint may return it. */
import { problem } from '../../packages/contract/problem.ts'
import { unavailableTitle } from './messages/no-answer.ts'

/** For an unknown cause; see outage-problems.ts for known ones (503). */
export const unavailable = problem('away', 503, unavailableTitle)
