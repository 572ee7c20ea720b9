/**
 * The values that a form showed, for data without a revision. They are sent along, so that unseen
 * changes are not overwritten.
 */
import { useState } from 'react'
import { isProblem, type Problem } from '../../packages/contract/problem.ts'
import { changedMeanwhile } from '../platform/seen.ts'

/**
 * @param shown the values that the form shows when it is opened
 * @param problem the Problem of the last submit
 * @returns `seen` for the call; after a refusal that shows the present values, the next save may
 *   replace them
 */
export function useSeen<Value>(
  shown: Value,
  problem: Problem | undefined,
): { readonly seen?: Value } {
  const [seen] = useState(shown)
  return problem && isProblem(problem, changedMeanwhile) ? {} : { seen }
}
