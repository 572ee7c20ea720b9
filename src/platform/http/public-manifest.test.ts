/** The manifests that browsers get. */
import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import {
  publicManifestUrl,
  toBrowserManifest,
  toPublicManifest,
  withFittingManifest,
} from './public-manifest.server.ts'

const route = (id: string, parentId?: string) => ({
  id,
  ...(parentId === undefined ? {} : { parentId }),
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  module: `/assets/${id.replaceAll('/', '-')}.js`,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  imports: ['/assets/vendor.js'],
  css: [],
})

const manifest: EntryContext['manifest'] = {
  entry: { module: '/assets/entry.js', imports: [] },
  url: '/assets/manifest-12ab.js',
  version: '12ab',
  routes: Object.fromEntries(
    [
      route('root'),
      route('routes/home', 'root'),
      route('routes/purchase', 'root'),
      route('routes/categories.$slug', 'root'),
      route('routes/tools.$slug', 'root'),
      route('routes/login', 'root'),
      route('routes/signed-in-layout', 'root'),
      route('routes/dashboard', 'routes/signed-in-layout'),
      route('routes/admin-layout', 'routes/dashboard'),
      route('dashboard.brands', 'routes/admin-layout'),
    ].map((entry) => [entry.id, entry]),
  ),
}

test('has every route but the dashboard and what is below it', () => {
  expect(Object.keys(toPublicManifest(manifest).routes)).toEqual([
    'root',
    'routes/home',
    'routes/purchase',
    'routes/categories.$slug',
    'routes/tools.$slug',
    'routes/login',
    'routes/signed-in-layout',
  ])
})

test('says where the whole manifest is, and which files a prefetched page needs', () => {
  const { whole, url, routes } = toPublicManifest(manifest)
  expect([whole, url]).toEqual(['/assets/manifest-12ab.js', '/assets/public-manifest-12ab.js'])
  expect(routes['routes/home']).toEqual({
    id: 'routes/home',
    parentId: 'root',
    hasLoader: true,
    hasDefaultExport: true,
    module: '/assets/routes-home.js',
    imports: ['/assets/vendor.js'],
  })
  expect(routes['routes/login']).not.toHaveProperty('imports')
})

test('the dashboard has every route, without the files that they import', () => {
  const { url, routes } = toBrowserManifest(manifest)
  expect([url, Object.keys(routes)]).toEqual([manifest.url, Object.keys(manifest.routes)])
  expect(routes['dashboard.brands']).toEqual({
    id: 'dashboard.brands',
    parentId: 'routes/admin-layout',
    hasLoader: true,
    hasDefaultExport: true,
    module: '/assets/dashboard.brands.js',
  })
})

test('a route that is renamed stops the build', () => {
  const { 'routes/home': _, ...routes } = manifest.routes
  expect(() => toPublicManifest({ ...manifest, routes })).toThrow('routes/home')
})

test('the address of the development server stays as it is', () => {
  expect(publicManifestUrl('/@id/__x00__virtual:react-router/browser-manifest')).toBe(
    '/@id/__x00__virtual:react-router/browser-manifest',
  )
})

test.each([
  ['a page of the dashboard', ['root', 'routes/dashboard'], '/assets/manifest-12ab.js'],
  ['any other page', ['root', 'routes/home'], '/assets/public-manifest-12ab.js'],
])('%s loads its own manifest', (_, ids, url) => {
  const context = {
    manifest,
    staticHandlerContext: { matches: ids.map((id) => ({ route: { id } })) },
  }
  // @ts-expect-error: a context with only what decides
  expect(withFittingManifest(context).manifest.url).toBe(url)
})
