/** Work that a person starts: one run at a time, and if it fails, the person reads why. */
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isProblem } from '../../../packages/contract/problem.ts'
import { unauthenticated } from '../../../packages/contract/standard-problems.ts'
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

/**
 * @param onFailure shows why the work failed, such as in a toast; without it, `error` is set
 * @param isKept what was entered is kept when the session ends, so that it leads to the log-in page;
 *   otherwise the page and its entries stay
 */
export function useAttempt(
  onFailure?: (sentence: string) => void,
  { isKept = false }: { readonly isKept?: boolean } = {},
): Attempt {
  const navigate = useNavigate()
  const location = useLocation()
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
      if (isKept && isProblem(thrown, unauthenticated)) {
        const { signInAgain } = await import('./sign-in-again.client.ts')
        await signInAgain({ navigate, location })
        return false
      }
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
