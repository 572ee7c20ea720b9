/** The load: requests over kept connections, so many at a time, and how long each took. */
import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** One call of the API, or of what stands `below` another address. @returns its status, its body, and the milliseconds until it was all there */
export function call(
  origin,
  path,
  { method = 'POST', token, key, body, from = '10.0.0.1', below = '/api' } = {},
) {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      `${origin}${below}${path}`,
      {
        agent,
        method,
        headers: {
          'x-forwarded-for': from,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (answer) => {
        const parts = []
        answer.on('data', (part) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            milliseconds: performance.now() - began,
            body: Buffer.concat(parts).toString(),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(text)
  })
}

/** Calls `one(turn)` again and again, `atOnce` at a time, for so many seconds. @returns how many a second, and each one's milliseconds */
export async function sustainLoad(one, { seconds, atOnce, first = 0 }) {
  const times = []
  const began = performance.now()
  const end = began + seconds * 1000
  let turn = first
  const worker = async () => {
    while (performance.now() < end) times.push(await one(turn++))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return {
    perSecond: (times.length * 1000) / (performance.now() - began),
    times,
    turns: turn - first,
  }
}

/** The value below which so much of the sorted list lies. */
export const quantile = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]
