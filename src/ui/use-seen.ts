/** What a form showed of something that has no revision: sent along, so that nothing is replaced unseen. */
import { useState } from 'react'
import { isProblem, type Problem } from '../../packages/contract/problem.ts'
import { changedMeanwhile } from '../platform/seen.ts'

/**
 * @param shown what the form shows when it is opened
 * @param problem the Problem of the last submit
 * @returns `seen` for the call: once it was said what is there now, the next save may replace it
 */
export function useSeen<Value>(
  shown: Value,
  problem: Problem | undefined,
): { readonly seen?: Value } {
  const [seen] = useState(shown)
  return problem && isProblem(problem, changedMeanwhile) ? {} : { seen }
}
