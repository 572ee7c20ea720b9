/**
 * Renders a page completely before it is sent, since responses are hashed and cached as a whole.
 */
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

/** Milliseconds after which rendering is aborted. */
const renderTimeout = 10_000
/**
 * The router's own timeout for data, a little shorter, so that the page can still render the
 * error.
 */
export const streamTimeout = renderTimeout - 1000

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

/** Waits for suspended parts, too: onAllReady, not onShellReady. */
function render(context: EntryContext, url: string): Promise<Buffer<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>()
  const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
    onAllReady: () => {
      clearTimeout(timer)
      const page = new PassThrough()
      buffer(page).then((bytes) => resolve(Buffer.from(bytes)), reject)
      pipe(page)
    },
    onShellError: (error) => {
      clearTimeout(timer)
      reject(error)
    },
    // A partly failed page must not be cached: the whole response fails instead.
    onError: reject,
  })
  const timer = setTimeout(() => abort(new Error('The page took too long')), renderTimeout)
  return promise
}

/** Logs unexpected errors; Problems and route responses are answers, not faults. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isProblem(error) || isRouteErrorResponse(error)) return
  console.error(error)
}
