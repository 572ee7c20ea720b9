/** The text of the error page: what happened, and what to do. */
import { isRouteErrorResponse } from 'react-router'
import { isProblem } from '../../packages/contract/problem.ts'
import { uiMessages as messages } from './messages/ui.ts'

export type ErrorSentence = { readonly title: string; readonly detail: string }

/**
 * Each cause has one sentence, the one of its Problem (`src/platform/messages/outages.ts`), in the
 * API, on pages, in readiness checks and in commands. It only says that an error was recorded if
 * the server caught it.
 * @param isOnline false when the browser knows that it has no connection
 */
export function errorSentence(error: unknown, isOnline = true): ErrorSentence {
  if (!isOnline) return messages.offline
  if (isProblem(error)) return ofProblem(error.body.type, error.body.status, error.message)
  if (isRouteErrorResponse(error))
    return ofProblem(textOf(error.data, 'type'), error.status, textOf(error.data, 'title'))
  if (isNetworkError(error)) return messages.noAnswer
  const { title, detail, recorded } = messages.broken
  return { title, detail: isHidden(error) ? recorded : detail }
}

function ofProblem(type: string, status: number, sentence: string): ErrorSentence {
  const { title, recorded } = messages.broken
  if (type === 'broken' || (status >= 500 && status !== 503)) return { title, detail: recorded }
  const { notShown } = messages
  return sentence === ''
    ? notShown
    : { title: notShown.title, detail: `${sentence.replace(/\.$/, '')}.` }
}

function textOf(value: unknown, name: string): string {
  const text: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof text === 'string' ? text : ''
}

/** The server has logged the error, and the router sends the page nothing else. */
const isHidden = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Unexpected Server Error'

// The messages of Chromium, Firefox and Safari for a failed fetch, and for a page script that
// failed to load.
const networkMessage =
  /^(?:Failed to fetch|NetworkError|Load failed|network error|error loading dynamically|Importing a module script failed|The network connection was lost)/i

/** No answer arrived: there is no connection, or the request was aborted. */
const isNetworkError = (error: unknown): boolean =>
  error instanceof Error &&
  (['AbortError', 'TimeoutError', 'NetworkError'].includes(error.name) ||
    networkMessage.test(error.message))
