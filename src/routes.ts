/** Every page address, on one screen. Letters' case does not matter in any of them. */
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { plainAddresses } from './web/documents.ts'

export default [
  // Reading pages: the same for every visitor, rendered on the server, complete without script; those that are only text bring none.
  index('content/pages/home.tsx'),
  route('purchase', 'catalogue/pages/purchase.tsx'),
  route('tools/:slug', 'catalogue/pages/tool.tsx'),
  route('blogs', 'content/pages/blogs.tsx'),
  route('myportfolio', 'content/pages/portfolio.tsx'),
  ...plainAddresses.map((path) => route(path, 'content/pages/plain.tsx', { id: path })),

  // Entering.
  route('login', 'accounts/pages/login.tsx'),
  route('signup', 'accounts/pages/signup.tsx'),
  route('reset-password', 'accounts/pages/reset-password.tsx'),
  route('sign-out', 'accounts/pages/sign-out.tsx'),

  // The browser's own: filled by the browser, for visitors too.
  route('cart', 'cart/pages/cart.tsx'),
  route('order-pad', 'cart/pages/order-pad.tsx'),

  // Personal pages: the server sends their frame, the browser fills it.
  layout('web/signed-in.tsx', [
    route('purchase/:id', 'orders/pages/order-form.tsx'),
    route('dashboard', 'accounts/pages/dashboard.tsx', [
      index('accounts/pages/profile.tsx'),
      route('myorders', 'orders/pages/my-orders.tsx'),
      route('orders/:number', 'orders/pages/order.tsx'),
      route('addreview', 'reviews/pages/add-review.tsx'),
      layout('web/admin-only.tsx', [
        route('addproduct', 'catalogue/pages/add-product.tsx'),
        route('makeadmin', 'accounts/pages/manage-users.tsx'),
        route('manageorders', 'orders/pages/manage-orders.tsx'),
        route('manageproducts', 'catalogue/pages/manage-products.tsx'),
        route('searchwords', 'catalogue/pages/search-words.tsx'),
        route('manageproducts/:id', 'catalogue/pages/edit-product.tsx'),
        route('manageproducts/:id/stock', 'stock/pages/stock.tsx'),
      ]),
    ]),
  ]),

  route('*', 'content/pages/not-found.tsx'),
] satisfies RouteConfig
