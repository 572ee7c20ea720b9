/** A `fetch` that answers what a test says, one answer after the other, and keeps what was sent. */
export type Sent = {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** @param responses the last is answered from then on; one that throws is no answer */
export function answers(...responses: readonly (() => Response)[]): {
  readonly fetch: typeof globalThis.fetch
  readonly sent: readonly Sent[]
} {
  const sent: Sent[] = []
  return {
    sent,
    fetch: async (input, init = {}) => {
      const answer = responses[Math.min(sent.length, responses.length - 1)]
      const url = input instanceof Request ? input.url : String(input)
      const headers = Object.fromEntries(new Headers(init.headers).entries())
      sent.push({ url, method: init.method ?? 'GET', headers, body: init.body ?? undefined })
      if (init.signal?.aborted) throw init.signal.reason
      if (answer === undefined) throw new TypeError('Nothing is answered')
      return answer()
    },
  }
}
