/**
 * Calls whose body or response is a file, which the typed client does not support, with the user's
 * access token. Uploads that show their progress are in `src/pictures/upload.client.ts`.
 */
import { unauthenticated } from '../../packages/contract/standard-problems.ts'
import type { Endpoint } from '../platform/access/endpoint.ts'
import { unavailable } from '../platform/unavailable.ts'
import { readAccessToken } from './access-token.browser.ts'
import { backendUrl } from './api.client.ts'
import { readResponse, requireJson } from './read-response.ts'

type Answering = Pick<Endpoint, 'output'>

type More = {
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

/** The number of characters of a file's name that are sent: its end, which contains the type. */
const maxFileName = 120

/**
 * Fetches a file.
 * @param endpoint the endpoint with the expected refusals
 * @param path of the call below the API's address
 * @throws Problem the server's, unauthenticated, unavailable
 */
export const fetchFile = async (endpoint: Answering, path: string): Promise<Response> =>
  call(endpoint, path, {})

/**
 * Sends a file, with its name at the end of the path.
 * @param more headers in addition to those of every call; fields of the query
 * @returns the response as JSON
 * @throws Problem the server's, unauthenticated, unavailable
 */
export async function sendFile(
  endpoint: Answering,
  path: string,
  file: File,
  { headers = {}, query = {} }: More = {},
): Promise<unknown> {
  const search = new URLSearchParams(query).toString()
  const response = await call(
    endpoint,
    `${path}/${encodeURIComponent(file.name.slice(-maxFileName))}${search && `?${search}`}`,
    {
      method: 'POST',
      body: file,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
    },
  )
  return requireJson(response).json()
}

/** @returns a response that is not a refusal */
async function call(endpoint: Answering, path: string, init: RequestInit): Promise<Response> {
  const token = readAccessToken()
  if (token === undefined) throw unauthenticated()
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${token}`)
  headers.set('accept-language', document.documentElement.lang)
  const response = await fetch(`${backendUrl()}${path}`, { ...init, headers }).catch(
    (cause: unknown) => {
      throw unavailable({ cause })
    },
  )
  if (!response.ok) await readResponse(endpoint, requireJson(response))
  return response
}
