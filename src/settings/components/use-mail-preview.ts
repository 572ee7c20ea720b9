/** A mail as it will be in a language that the page does not speak, asked for while it is typed. */
import { useEffect, useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { uiMessages } from '../../ui/messages/ui.ts'
import { problemMessage } from '../../ui/problem-message.ts'
import type { MailPreview } from '../mail-preview-contract.ts'

/** Milliseconds to wait for the next key stroke. */
const typingDelay = 300

type Answer = { readonly asked: string; readonly mail?: MailPreview; readonly failure?: string }

/**
 * The newest answer stays while another one is asked for; one to other words is never shown later.
 * @param question says what is asked; undefined where the page knows the mail itself
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
