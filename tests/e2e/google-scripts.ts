/**
 * Fakes the scripts that Firebase's popup fetches from Google and others, since tests make no
 * requests
 * to the internet: the few calls of Google's frame library that the SDK and the emulator make, over
 * postMessage, and empty files for styles.
 */
import type { BrowserContext } from 'playwright-core'

export async function fakeGoogleScripts(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${frames.toString()})()` }),
  )
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) =>
    route.fulfill({
      contentType: route.request().url().includes('.js') ? 'text/javascript' : 'text/css',
      body: '',
    }),
  )
}

/**
 * Runs in the page and in the frame: each end sends { id, name, data } and answers { to, result
 * }.
 */
function frames(): void {
  type Respond = (data: unknown) => unknown
  const waiting = new Map<string, (result: unknown) => void>()
  const handlers = new Map<string, Respond>()
  // One end may call before the other listens.
  const early = new Map<string, (() => void)[]>()
  const peerOf = (other: () => Window | null) => ({
    register(name: string, handler: Respond) {
      handlers.set(name, handler)
      for (const answer of early.get(name) ?? []) answer()
      early.delete(name)
    },
    send(name: string, data: unknown, heard?: (results: unknown[]) => void) {
      const id = Math.random().toString(36)
      waiting.set(id, (result) => {
        try {
          heard?.([result])
        } catch {
          // As Google's own does: the SDK throws here even after it took a good answer.
        }
      })
      other()?.postMessage({ played: 'call', id, name, data }, '*')
    },
    ping: (heard?: () => void) => Promise.resolve(heard?.()),
    restyle: () => Promise.resolve(),
  })
  addEventListener('message', ({ data, source }) => {
    if (typeof data !== 'object' || data === null || !('played' in data)) return
    if (data.played === 'answer') return waiting.get(data.to)?.(data.result)
    const answer = (): void => {
      const result = handlers.get(data.name)?.(data.data)
      void Promise.resolve(result).then((value) =>
        (source as Window).postMessage({ played: 'answer', to: data.id, result: value }, '*'),
      )
    }
    if (handlers.has(data.name)) answer()
    else early.set(data.name, [...(early.get(data.name) ?? []), answer])
  })
  const context = {
    getParentIframe: () => peerOf(() => parent),
    open({ where, url }: { where: HTMLElement; url: string }, opened: (frame: unknown) => unknown) {
      const frame = document.createElement('iframe')
      frame.src = url
      frame.hidden = true
      const open = new Promise((resolve) => {
        frame.addEventListener('load', () => resolve(opened(peerOf(() => frame.contentWindow))))
      })
      where.append(frame)
      return open
    },
  }
  const gapi = {
    load: (_name: string, { callback }: { callback: () => void }) => callback(),
    iframes: {
      Iframe: () => undefined,
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => context,
    },
  }
  const page = window as unknown as Record<string, unknown>
  page['gapi'] = gapi
  const called = [...document.scripts]
    .map(({ src }) => /onload=(\w+)/.exec(src)?.[1])
    .find((name) => name !== undefined)
  const loaded = page[called ?? 'gapi_onload']
  if (typeof loaded === 'function') loaded()
}
