/** The public pages as a build of React Router, from their sources: for tests that render them. */
import {
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
  type ServerBuild,
} from 'react-router'
import * as entry from '../../src/entry.server.tsx'
import * as root from '../../src/root.tsx'
import * as blogs from '../../src/routes/blogs.tsx'
import * as category from '../../src/routes/categories.$slug.tsx'
import * as brand from '../../src/routes/brands.$slug.tsx'
import * as compare from '../../src/routes/compare.tsx'
import * as home from '../../src/routes/home.tsx'
import * as portfolio from '../../src/routes/myportfolio.tsx'
import * as notFound from '../../src/routes/not-found.tsx'
import * as list from '../../src/routes/purchase.tsx'
import * as textPage from '../../src/routes/text-page.tsx'
import * as tool from '../../src/routes/tools.$slug.tsx'

type Module = NonNullable<ServerBuild['routes'][string]>['module']
type Route = { readonly path: string; readonly index?: boolean; readonly module: Module }

type Component = Parameters<typeof withComponentProps>[0]
type Boundary = Parameters<typeof withErrorBoundaryProps>[0]
// The types of a route's own module know its loader, and a build's do not.
const isModule = (value: object): value is Module & { default: Component } =>
  'default' in value && typeof value.default === 'function'
const isBoundary = (value: unknown): value is Boundary => typeof value === 'function'

/** A route module whose component gets its props as the bundler's plugin arranges it. */
function withProps(module: object): Module {
  if (!isModule(module)) throw new TypeError('A route module exports a component')
  return { ...module, default: withComponentProps(module.default) }
}

export const pages: Readonly<Record<string, Route>> = {
  home: { path: '', index: true, module: withProps(home) },
  list: { path: 'purchase', module: withProps(list) },
  blogs: { path: 'blogs', module: withProps(blogs) },
  portfolio: { path: 'myportfolio', module: withProps(portfolio) },
  about: { path: 'about', module: withProps(textPage) },
  contact: { path: 'contact', module: withProps(textPage) },
  category: { path: 'categories/:slug', module: withProps(category) },
  brand: { path: 'brands/:slug', module: withProps(brand) },
  compare: { path: 'compare', module: withProps(compare) },
  tool: { path: 'tools/:slug', module: withProps(tool) },
  notFound: { path: '*', module: withProps(notFound) },
}

const manifestRoute = (id: string, route: Omit<Route, 'module'>) => ({
  id,
  ...(id === 'root' ? {} : { parentId: 'root' }),
  ...route,
  module: `/assets/${id}.js`,
  imports: [],
  css: [],
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: id === 'root',
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
})

function rootModule(): Module {
  const module = withProps(root)
  const { ErrorBoundary } = module
  if (!isBoundary(ErrorBoundary)) throw new TypeError('The root has an error boundary')
  return { ...module, ErrorBoundary: withErrorBoundaryProps(ErrorBoundary) }
}

/**
 * The build: real loaders, components and headers; scripts with made-up addresses.
 * @param changed modules that take the place of a page's own, by its id
 */
export const publicPages = (changed: Readonly<Record<string, Module>> = {}): ServerBuild => ({
  entry: { module: entry },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: rootModule(),
    },
    ...Object.fromEntries(
      Object.entries(pages).map(([id, route]) => [
        id,
        { id, parentId: 'root', ...route, module: changed[id] ?? route.module },
      ]),
    ),
  },
  assets: {
    version: '1',
    url: '/assets/manifest.js',
    entry: { module: '/assets/entry.js', imports: [] },
    routes: {
      root: manifestRoute('root', { path: '' }),
      ...Object.fromEntries(
        Object.entries(pages).map(([id, { module: _, ...route }]) => [
          id,
          manifestRoute(id, route),
        ]),
      ),
    },
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {},
  isSpaMode: false,
  prerender: [],
  ssr: true,
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
})
