/**
 * Fakes the scripts that Firebase's popup fetches from Google and others, since tests make no requests
 * to the internet: the few calls of Google's frame library that the SDK and the emulator make, over
 * postMessage, and empty files for styles.
 */
import type { BrowserContext } from 'playwright-core'

export async function fakeGoogleScripts(context: BrowserContext): Promise<void> {
  // Functions are passed as arguments, so that the text needs no name from this module.
  const script = `(${installGapi.toString()})(${createMessaging.toString()}, ${createFrames.toString()})`
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) =>
    route.fulfill({
      contentType: route.request().url().includes('.js') ? 'text/javascript' : 'text/css',
      body: '',
    }),
  )
}

// The functions below run in the page and in the frame: none may use a name from outside itself.

type Handler = (data: unknown) => unknown
/** The other end of a frame, with the methods of Google's `Iframe`. */
type Peer = {
  register(name: string, handler: Handler): void
  send(name: string, data: unknown, onResults?: (results: unknown[]) => void): void
  ping(onPing?: () => void): Promise<void>
  restyle(): Promise<void>
}
type CreatePeer = (target: () => Window | null) => Peer

/**
 * Listens for messages. Each end sends { fake: 'call', id, name, data } and answers { fake:
 * 'answer', to, result }.
 */
function createMessaging(): CreatePeer {
  const waiting = new Map<string, (result: unknown) => void>()
  const handlers = new Map<string, Handler>()
  // One end may call before the other has registered its handler.
  const early = new Map<string, (() => void)[]>()
  addEventListener('message', ({ data, source }) => {
    if (typeof data !== 'object' || data === null || !('fake' in data)) return
    if (data.fake === 'answer') return waiting.get(data.to)?.(data.result)
    const answer = (): void => {
      const result = handlers.get(data.name)?.(data.data)
      void Promise.resolve(result).then((value) =>
        (source as Window).postMessage({ fake: 'answer', to: data.id, result: value }, '*'),
      )
    }
    if (handlers.has(data.name)) answer()
    else early.set(data.name, [...(early.get(data.name) ?? []), answer])
  })
  return (target) => ({
    register(name, handler) {
      handlers.set(name, handler)
      for (const answer of early.get(name) ?? []) answer()
      early.delete(name)
    },
    send(name, data, onResults) {
      const id = Math.random().toString(36)
      waiting.set(id, (result) => {
        try {
          onResults?.([result])
        } catch {
          // Google's own library ignores it, too: the SDK throws here even after a good answer.
        }
      })
      target()?.postMessage({ fake: 'call', id, name, data }, '*')
    },
    ping: (onPing) => Promise.resolve(onPing?.()),
    restyle: () => Promise.resolve(),
  })
}

/** Google's context of frames: opens a hidden frame, and knows the parent. */
function createFrames(createPeer: CreatePeer) {
  return {
    getParentIframe: () => createPeer(() => parent),
    open({ where, url }: { where: HTMLElement; url: string }, onOpen: (frame: Peer) => unknown) {
      const frame = document.createElement('iframe')
      frame.src = url
      frame.hidden = true
      const open = new Promise((resolve) => {
        frame.addEventListener('load', () => resolve(onOpen(createPeer(() => frame.contentWindow))))
      })
      where.append(frame)
      return open
    },
  }
}

/** Sets `window.gapi` and calls the function that the script's address names in `onload`. */
function installGapi(messaging: typeof createMessaging, frames: typeof createFrames): void {
  const context = frames(messaging())
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
  const callbackName = [...document.scripts]
    .map(({ src }) => /onload=(\w+)/.exec(src)?.[1])
    .find((name) => name !== undefined)
  const onLoad = page[callbackName ?? 'gapi_onload']
  if (typeof onLoad === 'function') onLoad()
}
