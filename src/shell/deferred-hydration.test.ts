/**
 * Deferred hydration gives the browser the same scripts as React Router's own `<Scripts>`, later.
 */
import { runInNewContext } from 'node:vm'
import { createElement, type ComponentProps, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  Scripts,
  StaticRouterProvider,
  UNSAFE_FrameworkContext as FrameworkContext,
  useMatches,
} from 'react-router'
import { expect, test } from 'vitest'
import { DeferredScripts } from './deferred-hydration.tsx'

type Framework = NonNullable<ComponentProps<typeof FrameworkContext.Provider>['value']>

const manifestRoute = (id: string, more: object) => ({
  id,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  module: `/assets/${id}.js`,
  imports: [],
  ...more,
})

/** A page in a layout: one with shared imports, the other with modules of each kind. */
const manifest: Framework['manifest'] = {
  version: '1',
  url: '/assets/manifest.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/vendor.js'] },
  routes: {
    root: manifestRoute('root', { imports: ['/assets/vendor.js', '/assets/frame.js'] }),
    page: manifestRoute('page', {
      parentId: 'root',
      path: 'page',
      imports: ['/assets/frame.js', '/assets/form.js'],
      clientActionModule: '/assets/page-action.js',
      clientLoaderModule: '/assets/page-loader.js',
      clientMiddlewareModule: '/assets/page-middleware.js',
      hydrateFallbackModule: '/assets/page-fallback.js',
    }),
    other: manifestRoute('other', { parentId: 'root', path: 'other' }),
  },
}

const handoff = '{"basename":"/","future":{},"ssr":true,"title":"<\\u003c>"}'

/** Renders a component as the scripts of `/page`, as the server does. */
async function renderAtPage(scripts: () => ReactElement) {
  const routes = [
    {
      id: 'root',
      path: '/',
      Component: scripts,
      children: [
        { id: 'page', path: 'page', Component: () => null },
        { id: 'other', path: 'other', Component: () => null },
      ],
    },
  ]
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request('https://shop.example/page'))
  if (context instanceof Response) throw new Error('a page was expected, not a response')
  const renderMeta: { didRenderScripts?: boolean } = {}
  const framework: Framework = {
    manifest,
    routeModules: {},
    serverHandoffString: handoff,
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    renderMeta,
  }
  const html = renderToStaticMarkup(
    createElement(
      FrameworkContext.Provider,
      { value: framework },
      createElement(StaticRouterProvider, {
        router: createStaticRouter(handler.dataRoutes, context),
        context,
        hydrate: false,
      }),
    ),
  )
  const texts = [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, text = '']) => text)
  return { html, texts, renderMeta }
}

const renderRouters = () => renderAtPage(() => createElement(Scripts))
const renderDeferred = () =>
  renderAtPage(function Deferred() {
    return createElement(DeferredScripts, { matches: useMatches() })
  })

test("the context script is React Router's own, character for character", async () => {
  const [routers, deferred] = await Promise.all([renderRouters(), renderDeferred()])
  expect(deferred.texts[0]).toContain('window.__reactRouterContext = {"basename"')
  expect(deferred.texts[0]).toBe(routers.texts[0])
})

test('the loader data is requested as the router requests it', async () => {
  const [routers, deferred] = await Promise.all([renderRouters(), renderDeferred()])
  expect(deferred.renderMeta).toEqual({ didRenderScripts: true })
  expect(deferred.renderMeta).toEqual(routers.renderMeta)
})

/** What the router's module script imports for each route, in order, read from its text. */
function routersModules(script: string): Record<string, string[]> {
  const files = new Map(
    [...script.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(
      ([, name = '', file = '']) => [name, file] as const,
    ),
  )
  const merged = new Map(
    [...script.matchAll(/const (\w+) = \{([^}]*)\}/g)].map(
      ([, name = '', parts = '']) =>
        [name, parts.split(',').map((part) => part.replace('...', ''))] as const,
    ),
  )
  const [, routes = ''] = /__reactRouterRouteModules = \{([^}]*)\}/.exec(script) ?? []
  return Object.fromEntries(
    [...routes.matchAll(/"(\w+)":(\w+)/g)].map(([, id = '', name = '']) => [
      id,
      (merged.get(name) ?? [name]).map((part) => files.get(part) ?? part),
    ]),
  )
}

type Listener = () => void
type BrowserWindow = {
  readonly listeners: Map<string, Listener>
  readonly loaded: string[]
  __reactRouterRouteModules?: Record<string, Record<string, string>>
}

/** Runs the deferred script in a browser of its own, whose modules say which file they are. */
function runDeferred(script: string): BrowserWindow {
  const page: BrowserWindow = { listeners: new Map(), loaded: [] }
  runInNewContext(script.replace('import(h)', 'importModule(h)'), {
    window: page,
    addEventListener: (type: string, listener: Listener) => page.listeners.set(type, listener),
    importModule: async (file: string) => {
      page.loaded.push(file)
      return { [file]: 'loaded', last: file }
    },
  })
  return page
}

test('the route modules are those of the router, merged in its order', async () => {
  const [routers, deferred] = await Promise.all([renderRouters(), renderDeferred()])
  const expected = routersModules(routers.texts[1] ?? '')
  expect(Object.keys(expected)).toEqual(['root', 'page'])
  expect(expected['page']).toHaveLength(5)

  const page = runDeferred(deferred.texts[1] ?? '')
  expect(page.loaded).toEqual([])
  page.listeners.get('pointerdown')?.()
  await expect.poll(() => page.loaded.at(-1)).toBe('/assets/entry.js')
  expect(page.__reactRouterRouteModules).toEqual(
    Object.fromEntries(
      Object.entries(expected).map(([id, files]) => [
        id,
        { ...Object.fromEntries(files.map((file) => [file, 'loaded'])), last: files.at(-1) },
      ]),
    ),
  )
})

test('the fetched files are those that the router preloads and imports, each once', async () => {
  const [routers, deferred] = await Promise.all([renderRouters(), renderDeferred()])
  const preloaded = [...routers.html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(
    ([, file = '']) => file,
  )
  // The router imports middleware without a preload.
  const imported = Object.values(routersModules(routers.texts[1] ?? '')).flat()
  const page = runDeferred(deferred.texts[1] ?? '')
  page.listeners.get('keydown')?.()
  await expect.poll(() => page.loaded.at(-1)).toBe('/assets/entry.js')
  expect(preloaded.length).toBeGreaterThan(8)
  expect(page.loaded.toSorted()).toEqual([...new Set([...preloaded, ...imported])].toSorted())
})
