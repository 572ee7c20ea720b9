/** A mail preview in a language other than the page's, requested while typing. */
import { useEffect, useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { uiMessages } from '../../ui/messages/ui.ts'
import { problemMessage } from '../../ui/problem-message.ts'
import type { MailPreview } from '../mail-preview-contract.ts'

/** Milliseconds to wait for the next keystroke. */
const typingDelay = 300

type Answer = { readonly asked: string; readonly mail?: MailPreview; readonly failure?: string }

/**
 * The newest response stays while another is requested; a response for outdated text is never shown
 * later.
 * @param question identifies the request; undefined if the page can render the mail itself
 */
export function useMailPreview<Question>(
  question: Question | undefined,
  ask: (question: Question, options: { readonly signal: AbortSignal }) => Promise<MailPreview>,
): Omit<Answer, 'asked'> {
  const asked = question === undefined ? '' : JSON.stringify(question)
  const [answer, setAnswer] = useState<Answer>({ asked: '' })
  useEffect(() => {
    if (question === undefined) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      ask(question, { signal }).then(
        (mail) => setAnswer({ asked, mail }),
        (error: unknown) => {
          if (signal.aborted) return
          const failure = isProblem(error) ? problemMessage(error) : uiMessages.broken.title
          setAnswer({ asked, failure })
        },
      )
    }, typingDelay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is asked says the question
  }, [asked])
  return answer
}
