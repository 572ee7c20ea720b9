/**
 * A small HTTP client for tests of signing in: it stores cookies by path, sends Origin as browsers
 * do, and follows redirects on demand.
 */
type Cookie = { readonly name: string; readonly value: string; readonly path: string }
export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: Readonly<Record<string, unknown>>
  readonly url: string
}

export class Visitor {
  readonly #origin: string
  readonly #headers: Readonly<Record<string, string>>
  readonly cookies = new Map<string, Cookie>()

  /** @param headers sent with every request */
  constructor(origin: string, headers: Readonly<Record<string, string>> = {}) {
    this.#origin = origin
    this.#headers = headers
  }

  get(path: string): Promise<Answer> {
    return this.#request(path, {})
  }

  post(path: string, body: unknown = {}): Promise<Answer> {
    return this.#request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  submit(path: string, form: Readonly<Record<string, string>>): Promise<Answer> {
    return this.#request(path, { method: 'POST', body: new URLSearchParams(form) })
  }

  /** Follows redirects with GET until a page answers, or one of `until` is reached. */
  async follow(answer: Answer, until: RegExp = /^$/): Promise<Answer> {
    let now = answer
    for (let steps = 0; steps < 12; steps += 1) {
      const to = now.headers.get('location')
      if (now.status < 300 || now.status >= 400 || !to) return now
      const url = new URL(to, now.url)
      if (until.test(url.pathname)) return { ...now, url: url.href }
      now = await this.get(url.href)
    }
    throw new Error('redirected in a circle')
  }

  async #request(path: string, init: RequestInit): Promise<Answer> {
    const url = new URL(path, this.#origin)
    const headers = new Headers({
      ...this.#headers,
      ...Object.fromEntries(new Headers(init.headers)),
    })
    const sent = [...this.cookies.values()]
      .filter((cookie) => url.pathname.startsWith(cookie.path))
      .map(({ name, value }) => `${name}=${value}`)
    if (sent.length > 0) headers.set('cookie', sent.join('; '))
    if (init.method === 'POST') headers.set('origin', this.#origin)
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) this.#storeCookie(line)
    const text = await response.text()
    const value: unknown = (response.headers.get('content-type') ?? '').includes('json')
      ? JSON.parse(text)
      : undefined
    return {
      status: response.status,
      headers: response.headers,
      text,
      json:
        typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value))
          : {},
      url: url.href,
    }
  }

  #storeCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    const path =
      attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
    const expired =
      value === '' ||
      attributes.some(
        (attribute) =>
          /^max-age=0$/i.test(attribute) ||
          (/^expires=/i.test(attribute) && Date.parse(attribute.slice(8)) < Date.now()),
      )
    if (expired) this.cookies.delete(name + path)
    else this.cookies.set(name + path, { name, value, path })
  }
}
