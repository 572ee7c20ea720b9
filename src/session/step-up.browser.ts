/**
 * Asking people to prove who they are, when the shop demands it before a call: a page registers how,
 * and the API's client asks.
 */
import type { Problem } from '../../packages/contract/problem.ts'

/** @returns whether they have proved it, so that the call can be repeated */
export type AskForProof = (problem: Problem) => Promise<boolean>

let ask: AskForProof | undefined

/** @returns a function that takes the registration back */
export function onStepUpNeeded(asking: AskForProof): () => void {
  ask = asking
  return () => {
    if (ask === asking) ask = undefined
  }
}

/** False where no page is there to ask. */
export const askForProof: AskForProof = async (problem) => (await ask?.(problem)) ?? false
