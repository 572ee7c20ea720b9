/** Uploads a file, such as a picture, and reports its progress. */
import type { Endpoint } from '../platform/access/endpoint.ts'
import { unauthenticated } from '../../packages/contract/standard-problems.ts'
import { unavailable } from '../platform/unavailable.ts'
import { readAccessToken } from '../session/access-token.browser.ts'
import { backendUrl } from '../session/api.client.ts'
import { readResponse, requireJson } from '../session/read-response.ts'
import { noAnswerMessages } from '../platform/messages/no-answer.ts'
import { picturesContract } from './contract.ts'

export type UploadOptions = {
  readonly signal: AbortSignal
  /** Called with the share that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** Milliseconds: as long as the server waits for a file, plus time to process it. */
const timeout = 180_000

/**
 * @returns the address for a tool's picture
 * @throws Problem from the server, unauthenticated, unavailable; DOMException AbortError when
 *   aborted
 */
export async function uploadPicture(file: Blob, options: UploadOptions): Promise<string> {
  const result = await uploadFile(picturesContract.add, '/pictures', file, options)
  return typeof result === 'object' && result !== null && 'image' in result
    ? String(result.image)
    : ''
}

/**
 * Sends a file to an endpoint that accepts one.
 * @param path of the call below the API's address, with its parameters filled in
 * @returns the answer as parsed JSON
 * @throws Problem from the server, unauthenticated, unavailable; DOMException AbortError when
 *   aborted
 */
export async function uploadFile(
  endpoint: Endpoint,
  path: string,
  file: Blob,
  options: UploadOptions,
): Promise<unknown> {
  const response = await postFile(`${backendUrl()}${path}`, file, options)
  return readResponse(endpoint, requireJson(response))
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
function postFile(
  url: string,
  file: Blob,
  { signal, onProgress }: UploadOptions,
): Promise<Response> {
  const token = readAccessToken()
  if (token === undefined) throw unauthenticated()
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const request = new XMLHttpRequest()
  const rejectUnavailable = () => reject(unavailable({ detail: noAnswerMessages.noAnswer }))
  request.open('POST', url)
  request.timeout = timeout
  request.responseType = 'text'
  request.setRequestHeader('authorization', `Bearer ${token}`)
  request.setRequestHeader('content-type', 'application/octet-stream')
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  )
  request.addEventListener('error', rejectUnavailable)
  request.addEventListener('timeout', rejectUnavailable)
  request.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')))
  request.addEventListener('load', () => resolve(toResponse(request)))
  signal.addEventListener('abort', () => request.abort(), { once: true })
  request.send(file)
  return promise
}

const toResponse = (request: XMLHttpRequest): Response =>
  new Response(request.responseText, {
    status: request.status,
    headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
  })
