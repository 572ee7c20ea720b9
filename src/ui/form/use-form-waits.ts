/** Conditions that delay sending a form, such as an upload in progress. */
import { createContext, use, useCallback, useEffect, useState } from 'react'

type Wait = { readonly reason: string }
type SetWaits = (next: (waits: readonly Wait[]) => readonly Wait[]) => void

export const WaitsContext = createContext<SetWaits>(() => undefined)

/**
 * Blocks the surrounding form from being sent. @param reason shown to the user; undefined: not
 * blocked
 */
export function useFormWait(reason: string | undefined): void {
  const setWaits = use(WaitsContext)
  useEffect(() => {
    if (reason === undefined) return undefined
    const wait = { reason }
    setWaits((waits) => [...waits, wait])
    return () => setWaits((waits) => waits.filter((one) => one !== wait))
  }, [reason, setWaits])
}

type FormWaits = {
  readonly setWaits: SetWaits
  /** Whether the form cannot be sent yet; its notice then shows the reason. */
  readonly refuse: () => boolean
  /** Why it was not sent, until it can be. */
  readonly refused: string | undefined
}

/** For a form: whether one of its parts is not ready. */
export function useFormWaits(): FormWaits {
  const [waits, setWaits] = useState<readonly Wait[]>([])
  const [isTooEarly, setTooEarly] = useState(false)
  const reason = waits[0]?.reason
  if (isTooEarly && reason === undefined) setTooEarly(false)
  return {
    setWaits: useCallback((next) => setWaits(next), []),
    refuse: () => {
      setTooEarly(reason !== undefined)
      return reason !== undefined
    },
    refused: isTooEarly ? reason : undefined,
  }
}
