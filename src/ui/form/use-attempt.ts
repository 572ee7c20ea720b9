/** Work that a person starts: one run at a time, and if it fails, the person reads why. */
import { useRef, useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { unexpectedMessage } from '../page-state.tsx'
import { problemMessage } from '../problem-message.ts'
import { isImportError } from '../toast.tsx'

export type Attempt = {
  /** Show it with aria-disabled, since a disabled button would lose the focus. */
  readonly busy: boolean
  /** Why the last attempt failed, unless `onFailure` shows it. */
  readonly error: string | undefined
  readonly setError: (error: string | undefined) => void
  /**
   * Runs `work`, unless an earlier attempt still runs.
   * @returns whether it succeeded
   */
  readonly attempt: (work: () => Promise<unknown>) => Promise<boolean>
}

/** @param onFailure shows why the work failed, such as in a toast; without it, `error` is set */
export function useAttempt(onFailure?: (sentence: string) => void): Attempt {
  const isRunning = useRef(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    setError(undefined)
    try {
      await work()
      return true
    } catch (thrown) {
      const show = onFailure ?? setError
      show(failureSentence(thrown))
      return false
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { busy, error, setError, attempt }
}

/**
 * Why something failed: the corrections that the server asks for, or its reason. Any other error is
 * reported to the browser's console, except code that could not be loaded.
 */
export function failureSentence(error: unknown): string {
  if (isProblem(error))
    return error.body.errors?.map(({ detail }) => detail).join(' ') ?? problemMessage(error)
  if (!isImportError(error)) reportError(error)
  return unexpectedMessage(error)
}
