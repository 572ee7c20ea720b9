/** Renders a page whole: the answer is sent, hashed and cached as one piece. */
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router'
import { isProblem } from '../packages/contract/problem.ts'

/** After so many milliseconds a page that is not ready is given up. */
const patience = 10_000
/** The router itself gives up waiting for data a little earlier, so that the page can still say so. */
export const streamTimeout = patience - 1000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  return new Response(await render(context, request.url), { status, headers })
}

/** Deferred parts and thrown promises included: onAllReady, not onShellReady. */
function render(context: EntryContext, url: string): Promise<Buffer<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>()
  const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
    onAllReady: () => {
      clearTimeout(overdue)
      const page = new PassThrough()
      buffer(page).then((bytes) => resolve(Buffer.from(bytes)), reject)
      pipe(page)
    },
    onShellError: (error) => {
      clearTimeout(overdue)
      reject(error)
    },
    // A page that half failed must not be kept: the whole answer fails instead.
    onError: reject,
  })
  const overdue = setTimeout(() => abort(new Error('The page took too long')), patience)
  return promise
}

/** What is said on purpose is an answer, not a fault: the rest is logged whole. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isProblem(error) || isRouteErrorResponse(error)) return
  console.error(error)
}
