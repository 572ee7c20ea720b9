/** Checks the lines of the pad: parses its text and looks up the tools in it. */
import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { onCompanyChange } from '../../session/company.browser.ts'
import { problemMessage } from '../../ui/problem-message.ts'
import { isImportError } from '../../ui/toast.tsx'
import { uiMessages } from '../../ui/messages/ui.ts'
import { lookupItems } from '../lookup-items.client.ts'
import { refusalOf } from '../pad-lines.ts'
import type { TermResults } from '../rows.ts'
import { buildPad, type Pad } from '../pad-text.ts'

/**
 * A stored text is checked once, when the page opens, and the text of the pad again when its buyer
 * buys for another company.
 */
export function useCheckLines(text: string, setPad: Dispatch<SetStateAction<Pad>>) {
  const [results, setResults] = useState<TermResults>(new Map())
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const request = useRef<AbortController>(undefined)

  const check = useCallback(
    async (checkedText: string): Promise<void> => {
      request.current?.abort()
      const controller = new AbortController()
      request.current = controller
      const { signal } = controller
      setRefusal(undefined)
      setFailure(undefined)
      setBusy(true)
      try {
        const { parseText } = await import('../parse-text.ts')
        if (signal.aborted) return
        const parsed = parseText(checkedText)
        if (parsed.kind !== 'parsed') return setRefusal(refusalOf(parsed))
        const checkedPad = buildPad(checkedText, parsed.entries)
        await resolvePad(checkedPad, { signal, checkedText, setPad, setResults })
      } catch (error) {
        if (signal.aborted) return
        setFailure(failureOf(error))
        if (!isProblem(error)) throw error
      } finally {
        if (request.current === controller) startTransition(() => setBusy(false))
      }
    },
    [setPad],
  )

  const [initialText] = useState(text)
  useEffect(() => {
    const start = setTimeout(() => {
      if (initialText.trim() !== '') void check(initialText)
    })
    return () => {
      clearTimeout(start)
      request.current?.abort()
    }
  }, [initialText, check])

  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  }, [text])
  // Other prices, and other part numbers.
  useEffect(
    () =>
      onCompanyChange(() => {
        if (latest.current.trim() !== '') void check(latest.current)
      }),
    [check],
  )

  const cancel = (): void => {
    request.current?.abort()
    setRefusal(undefined)
    setFailure(undefined)
  }
  return { check, cancel, results, setResults, busy, refusal, setRefusal, failure }
}

function failureOf(error: unknown): string {
  if (isProblem(error)) return problemMessage(error)
  return isImportError(error) ? uiMessages.notLoaded : uiMessages.broken.title
}

type ResolveOptions = {
  readonly signal: AbortSignal
  /** The text of the pad when the check began. */
  readonly checkedText: string
  readonly setPad: Dispatch<SetStateAction<Pad>>
  readonly setResults: (results: TermResults) => void
}

/** Shows the checked entries with the first results. @throws Problem */
async function resolvePad(
  checkedPad: Pad,
  { signal, checkedText, setPad, setResults }: ResolveOptions,
): Promise<void> {
  let isShown = false
  await lookupItems(checkedPad.entries, { signal }, (results, entries) => {
    if (signal.aborted) return
    const showEntries = !isShown
    isShown = true
    // A thousand rows are rendered between key presses, not in one long frame.
    startTransition(() => {
      setResults(results)
      // Text typed during the request is kept.
      if (showEntries)
        setPad((current) => ({
          text: current.text === checkedText ? checkedPad.text : current.text,
          entries,
        }))
    })
  })
}
