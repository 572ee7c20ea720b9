/** The Problem of a shop whose database does not answer. Any endpoint may answer it. */
import { problem } from '../../packages/contract/problem.ts'
import { unavailableTitle } from './messages/no-answer.ts'

/** Without a cause of its own, like those of outage-problems.ts (503). */
export const unavailable = problem('away', 503, unavailableTitle)
