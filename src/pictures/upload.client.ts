/** The browser's way to pictures: a file is sent, and it is told how far it has come. */
import { unauthenticated, unavailable } from '../../packages/contract/standard-problems.ts'
import { readAccessToken } from '../session/access-token.browser.ts'
import { backendUrl } from '../session/api.client.ts'
import { readResponse, requireJson } from '../../packages/contract/client/read-response.ts'
import { clientMessages } from '../../packages/contract/messages.ts'
import { picturesContract } from './contract.ts'

type Sending = {
  readonly signal: AbortSignal
  /** told the share that has been sent, 0 to 1 */ readonly onSent: (share: number) => void
}

/** Milliseconds: as long as the shop waits for a file, and time to make its sizes. */
const patience = 180_000

/**
 * Sends a picture. @returns the address to give a tool
 * @throws Problem the server's, notSignedIn, away; DOMException AbortError when stopped
 */
export async function uploadPicture(file: Blob, { signal, onSent }: Sending): Promise<string> {
  const it = picturesContract.add
  const answer: unknown = await readResponse(
    it,
    requireJson(await post(`${backendUrl()}${it.route.split(' ')[1]}`, file, { signal, onSent })),
  )
  return typeof answer === 'object' && answer !== null && 'image' in answer
    ? String(answer.image)
    : ''
}

// Not fetch: it does not say how much of a body has been sent.
function post(address: string, file: Blob, { signal, onSent }: Sending): Promise<Response> {
  const token = readAccessToken()
  if (token === undefined) throw unauthenticated()
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const request = new XMLHttpRequest()
  const lost = () => reject(unavailable({ detail: clientMessages.noAnswer }))
  request.open('POST', address)
  request.timeout = patience
  request.responseType = 'text'
  request.setRequestHeader('authorization', `Bearer ${token}`)
  request.setRequestHeader('content-type', 'application/octet-stream')
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onSent(total > 0 ? loaded / total : 0),
  )
  request.addEventListener('error', lost)
  request.addEventListener('timeout', lost)
  request.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')))
  request.addEventListener('load', () =>
    resolve(
      new Response(request.responseText, {
        status: request.status,
        headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
      }),
    ),
  )
  signal.addEventListener('abort', () => request.abort(), { once: true })
  request.send(file)
  return promise
}
