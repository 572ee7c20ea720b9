/** The load: requests over kept-alive connections, so many at a time, and how long each took. */
import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export type CallOptions = {
  readonly method?: string
  readonly token?: string | undefined
  /** of idempotency */ readonly key?: string
  readonly body?: unknown
  /** for which the caller acts */ readonly company?: string
  /** the visitor's address, which limits count by */ readonly from?: string
  /** what stands before the path */ readonly prefix?: string
  /** the media types that are asked for */ readonly accept?: string
}
export type CallResult = {
  readonly status: number
  /** until the whole body had come */ readonly milliseconds: number
  readonly body: string
}

/** One call of the API, or of an address below another `prefix`. */
export function call(origin: string, path: string, options: CallOptions = {}): Promise<CallResult> {
  const { method = 'POST', token, key, body, company, accept } = options
  const { from = '10.0.0.1', prefix = '/api' } = options
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    'x-forwarded-for': from,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
    ...(company ? { 'x-company': company } : {}),
    ...(accept ? { accept } : {}),
    ...(text === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  }
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${origin}${prefix}${path}`,
      { agent, method, headers },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            milliseconds: performance.now() - start,
            body: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(text)
  })
}

export type Load = {
  readonly seconds: number
  readonly concurrency: number
  /** number of the first turn */ readonly first?: number
  /** ends it earlier */ readonly isDone?: () => boolean
}
export type LoadResult = {
  readonly perSecond: number
  /** milliseconds of each turn */ readonly times: readonly number[]
  readonly turns: number
}

/** Runs `turn(number)` again and again, so many at a time, for so many seconds. */
export async function sustainLoad(
  turn: (number: number) => Promise<number>,
  { seconds, concurrency, first = 0, isDone = () => false }: Load,
): Promise<LoadResult> {
  const times: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  let next = first
  const worker = async () => {
    while (performance.now() < end && !isDone()) {
      const number = next
      next += 1
      times.push(await turn(number))
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return {
    perSecond: (times.length * 1000) / (performance.now() - start),
    times,
    turns: next - first,
  }
}

/** The value below which that share (0 to 1) of the list lies; 0 for an empty list. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0
