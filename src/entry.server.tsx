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
  type RouterContextProvider,
} from 'react-router'
import { isProblem } from '../packages/contract/problem.ts'
import { withFittingManifest } from './platform/http/public-manifest.server.ts'
import { scriptMark } from './platform/http/script-marks.server.ts'

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
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const page = await render(withFittingManifest(context), request.url, loadContext.get(scriptMark))
  return new Response(page, { status, headers })
}

/**
 * Waits for suspended parts, too: onAllReady, not onShellReady.
 * @param mark the nonce of every script that is written
 */
function render(
  context: EntryContext,
  url: string,
  mark: string | undefined,
): Promise<Buffer<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>()
  const router = (
    <ServerRouter context={context} url={url} {...(mark === undefined ? {} : { nonce: mark })} />
  )
  const { pipe, abort } = renderToPipeableStream(router, {
    ...(mark === undefined ? {} : { nonce: mark }),
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
