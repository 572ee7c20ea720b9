/** One attempt of a call: sends the request and reads the response. */
import type { CallOptions, DownloadedFile, Operation } from './operation.ts'
import { ApiProblem, NoAnswer, readProblem } from './problem.ts'

export type Connection = {
  readonly origin: string
  readonly fetch: typeof globalThis.fetch
  /** Milliseconds without an answer after which there is none. */
  readonly timeout: number
}

/** A request that can be sent several times. */
export type PreparedCall = {
  readonly operation: Operation
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: BodyInit | undefined
}

/**
 * Puts each field of the input where the operation has it: path, query or body.
 * @throws TypeError for a field of the path that is missing
 */
export function prepareCall(
  operation: Operation,
  input: object,
  { idempotencyKey, company, origin }: CallOptions & Pick<Connection, 'origin'>,
): PreparedCall {
  const [method = 'GET', pattern = '/'] = operation.call.split(' ')
  const fields = new Map<string, unknown>(Object.entries(input))
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields.get(name)
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new TypeError(`${operation.call} needs ${name}`)
    fields.delete(name)
    return encodeURIComponent(value)
  })
  const file = fields.get('file')
  const { mediaType } = { mediaType: undefined, ...input }
  const content = contentOf({ operation, method, fields, file, mediaType })
  const headers: Record<string, string> = { accept: 'application/json', ...content.headers }
  if (operation.file) headers['accept'] = '*/*'
  if (operation.key && idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey
  if (operation.company && company !== undefined) headers['x-company'] = company
  const url = `${origin}${path}${content.query ? `?${content.query}` : ''}`
  return { operation, method, url, headers, body: content.body }
}

type Content = {
  readonly query?: string
  readonly body?: BodyInit
  readonly headers?: Readonly<Record<string, string>>
}

function contentOf(parts: {
  readonly operation: Operation
  readonly method: string
  readonly fields: ReadonlyMap<string, unknown>
  readonly file: unknown
  readonly mediaType: unknown
}): Content {
  const { operation, method, fields, file, mediaType } = parts
  if (operation.upload) {
    if (!(file instanceof Blob) && !isBytes(file))
      throw new TypeError(`${operation.call} needs file`)
    const type = typeof mediaType === 'string' ? mediaType : 'application/octet-stream'
    return { body: file, headers: { 'content-type': type } }
  }
  if (method === 'POST' || method === 'PUT')
    return {
      body: JSON.stringify(Object.fromEntries(fields)),
      headers: { 'content-type': 'application/json' },
    }
  const parameters = [...fields].flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined ? [] : [[name, textOf(one)]])),
  )
  return { query: new URLSearchParams(parameters).toString() }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> => value instanceof Uint8Array

/**
 * Sends a call once.
 * @throws ApiProblem where the shop refuses; NoAnswer; what the signal says
 */
export async function sendCall(
  { operation, method, url, headers, body }: PreparedCall,
  bearer: string | undefined,
  { fetch, timeout }: Connection,
  signal?: AbortSignal,
): Promise<unknown> {
  const limit = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(url, {
      method,
      headers: bearer === undefined ? headers : { ...headers, authorization: `Bearer ${bearer}` },
      // A key goes to the address that was configured, and nowhere else.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body === undefined ? {} : { body }),
    })
    if (!response.ok) throw await readProblem(operation.call, response)
    return operation.file ? await readFile(response) : await readJson(operation, response)
  } catch (error) {
    if (error instanceof ApiProblem || signal?.aborted) throw error
    throw new NoAnswer(operation.call, error)
  }
}

async function readJson({ paged }: Operation, response: Response): Promise<unknown> {
  const json: unknown = await response.json()
  return paged && Array.isArray(json) ? Object.assign(json, { next: nextCursor(response) }) : json
}

/** The cursor in `Link: <…?cursor=…>; rel="next"`. */
function nextCursor({ headers }: Response): string | undefined {
  const address = /<([^>]+)>\s*;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1]
  return address === undefined
    ? undefined
    : (new URL(address, 'https://shop.invalid').searchParams.get('cursor') ?? undefined)
}

async function readFile(response: Response): Promise<DownloadedFile> {
  const disposition = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const name = encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/.exec(disposition)?.[1]
  return {
    name,
    mediaType: (response.headers.get('content-type') ?? '').split(';')[0] ?? '',
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
}
