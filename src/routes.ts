/** All page addresses. They are case-insensitive. */
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { textPagePaths } from './platform/static-pages.ts'

export default [
  // Public pages: the same for every visitor, rendered on the server, complete without script; the
  // text pages have no script at all.
  index('routes/home.tsx'),
  route('purchase', 'routes/purchase.tsx'),
  route('categories/:slug', 'routes/categories.$slug.tsx'),
  route('brands/:slug', 'routes/brands.$slug.tsx'),
  route('tools/:slug', 'routes/tools.$slug.tsx'),
  route('reviews/:id/report', 'routes/reviews.$id.report.tsx'),
  route('compare', 'routes/compare.tsx'),
  route('blogs', 'routes/blogs.tsx'),
  route('myportfolio', 'routes/myportfolio.tsx'),
  ...textPagePaths.map((path) => route(path, 'routes/text-page.tsx', { id: path })),

  route('pages/:slug', 'routes/pages.$slug.tsx'),

  // Signing in and out.
  route('login', 'routes/login.tsx'),
  route('signup', 'routes/signup.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('sign-out', 'routes/sign-out.tsx'),

  // Filled by the browser, also for visitors who are not signed in.
  route('cart', 'routes/cart.tsx'),
  route('order-pad', 'routes/order-pad.tsx'),

  // Personal pages: the server sends the same document to everybody, the browser fills it.
  layout('routes/signed-in-layout.tsx', [
    route('purchase/:id', 'routes/purchase.$id.tsx'),
    route('dashboard', 'routes/dashboard.tsx', [
      index('routes/dashboard.profile.tsx'),
      route('myorders', 'routes/dashboard.myorders.tsx'),
      route('email', 'routes/dashboard.email.tsx'),
      route('company', 'routes/dashboard.company.tsx'),
      route('approvals', 'routes/dashboard.approvals.tsx'),
      route('quotes', 'routes/dashboard.quotes.tsx'),
      route('quotes/new', 'routes/dashboard.quotes.new.tsx'),
      route('quotes/:id', 'routes/dashboard.quotes.$id.tsx'),
      route('orders/:number', 'routes/dashboard.orders.$number.tsx'),
      route('addreview', 'routes/dashboard.addreview.tsx'),
      layout('routes/admin-layout.tsx', [
        route('addproduct', 'routes/dashboard.addproduct.tsx'),
        route('makeadmin', 'routes/dashboard.makeadmin.tsx'),
        route('staff', 'routes/dashboard.staff.tsx'),
        route('prices', 'routes/dashboard.prices.tsx'),
        route('prices/:id', 'routes/dashboard.prices.$id.tsx'),
        route('companies', 'routes/dashboard.companies.tsx'),
        route('companies/:id', 'routes/dashboard.companies.$id.tsx'),
        route('payments', 'routes/dashboard.payments.tsx'),
        route('payments/new', 'routes/dashboard.payments.new.tsx'),
        route('payments/received', 'routes/dashboard.payments.received.tsx'),
        route('payments/bank', 'routes/dashboard.payments.bank.tsx'),
        route('history', 'routes/dashboard.history.tsx'),
        route('deleted', 'routes/dashboard.deleted.tsx'),
        route('manageorders', 'routes/dashboard.manageorders.tsx'),
        route('manageproducts', 'routes/dashboard.manageproducts.tsx'),
        route('reviews', 'routes/dashboard.reviews.tsx'),
        route('searchwords', 'routes/dashboard.searchwords.tsx'),
        route('checklist', 'routes/dashboard.checklist.tsx'),
        route('pages', 'routes/dashboard.pages.tsx'),
        route('pages/:slug', 'routes/dashboard.pages.$slug.tsx'),
        route('import', 'routes/dashboard.import.tsx'),
        route('import/count', 'routes/dashboard.import.count.tsx'),
        route('import/edit', 'routes/dashboard.import.edit.tsx'),
        route('import/:id', 'routes/dashboard.import.$id.tsx'),
        route('delivery', 'routes/dashboard.delivery.tsx'),
        route('settings', 'routes/dashboard.settings.tsx'),
        route('settings/history', 'routes/dashboard.settings.history.tsx'),
        route('manageproducts/states', 'routes/dashboard.manageproducts.states.tsx'),
        route('manageproducts/:id', 'routes/dashboard.manageproducts.$id.tsx'),
        route('manageproducts/:id/pictures', 'routes/dashboard.manageproducts.$id.pictures.tsx'),
        route('pictures', 'routes/dashboard.pictures.tsx'),
        ...['categories', 'brands', 'families'].flatMap((kind) => [
          route(kind, 'routes/dashboard.records.tsx', { id: `dashboard.${kind}` }),
          route(`${kind}/:id`, 'routes/dashboard.records.$id.tsx', { id: `dashboard.${kind}.id` }),
        ]),
        route('manageproducts/:id/stock', 'routes/dashboard.manageproducts.$id.stock.tsx'),
      ]),
    ]),
  ]),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
