/** Every page address, on one screen. Letters' case does not matter in any of them. */
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { textPagePaths } from './platform/static-pages.ts'

export default [
  // Reading pages: the same for every visitor, rendered on the server, complete without script; those that are only text bring none.
  index('routes/home.tsx'),
  route('purchase', 'routes/purchase.tsx'),
  route('tools/:slug', 'routes/tools.$slug.tsx'),
  route('blogs', 'routes/blogs.tsx'),
  route('myportfolio', 'routes/myportfolio.tsx'),
  ...textPagePaths.map((path) => route(path, 'routes/text-page.tsx', { id: path })),

  // Entering.
  route('login', 'routes/login.tsx'),
  route('signup', 'routes/signup.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('sign-out', 'routes/sign-out.tsx'),

  // The browser's own: filled by the browser, for visitors too.
  route('cart', 'routes/cart.tsx'),
  route('order-pad', 'routes/order-pad.tsx'),

  // Personal pages: the server sends their frame, the browser fills it.
  layout('routes/signed-in-layout.tsx', [
    route('purchase/:id', 'routes/purchase.$id.tsx'),
    route('dashboard', 'routes/dashboard.tsx', [
      index('routes/dashboard.profile.tsx'),
      route('myorders', 'routes/dashboard.myorders.tsx'),
      route('orders/:number', 'routes/dashboard.orders.$number.tsx'),
      route('addreview', 'routes/dashboard.addreview.tsx'),
      layout('routes/admin-layout.tsx', [
        route('addproduct', 'routes/dashboard.addproduct.tsx'),
        route('makeadmin', 'routes/dashboard.makeadmin.tsx'),
        route('manageorders', 'routes/dashboard.manageorders.tsx'),
        route('manageproducts', 'routes/dashboard.manageproducts.tsx'),
        route('searchwords', 'routes/dashboard.searchwords.tsx'),
        route('manageproducts/:id', 'routes/dashboard.manageproducts.$id.tsx'),
        route('manageproducts/:id/stock', 'routes/dashboard.manageproducts.$id.stock.tsx'),
      ]),
    ]),
  ]),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
