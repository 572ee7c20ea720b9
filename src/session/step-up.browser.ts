/**
 * Asks people to authenticate again when the shop requires it before a call: a page registers how,
 * and the API's client asks.
 */
import type { Problem } from '../../packages/contract/problem.ts'

/** @returns whether they have authenticated, so that the call can be repeated */
export type AskForProof = (problem: Problem) => Promise<boolean>

let ask: AskForProof | undefined

/** @returns a function that removes the registration */
export function onStepUpNeeded(asking: AskForProof): () => void {
  ask = asking
  return () => {
    if (ask === asking) ask = undefined
  }
}

/** False if no page has registered. */
export const askForProof: AskForProof = async (problem) => (await ask?.(problem)) ?? false
