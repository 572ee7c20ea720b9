/**
 * Which sources are bundled into one file: those that are mostly requested together. Every further
 * file costs a few hundred bytes, some of them on every page, because the manifest names it. The
 * build fails when a file named here does not exist.
 */

export type Chunk = {
  readonly name: string
  /** Paths relative to the project's root. */
  readonly files?: readonly string[]
  /** npm packages that belong to the chunk. */
  readonly packages?: readonly string[]
}

export const chunks: readonly Chunk[] = [
  // Every page: document, navigation bar, footer, cards.
  {
    name: 'frame',
    files: [
      'packages/contract/problem.ts',
      'src/accounts/first-name.ts',
      'src/cart/cart-summary-storage.browser.ts',
      'src/cart/components/cart-link.tsx',
      'src/cart/messages/cart.ts',
      'src/catalogue/components/price-place.tsx',
      'src/catalogue/components/stock-level.tsx',
      'src/catalogue/components/tool-card.tsx',
      'src/catalogue/messages/tool-card.ts',
      'src/catalogue/taxonomy/records.ts',
      'src/catalogue/tool-terms.ts',
      'src/orders/back-orders/use-back-orders.ts',
      'src/platform/profile/accent-default.ts',
      'src/platform/money/money.ts',
      'src/platform/http/static-pages.ts',
      'src/prices/customer-prices.browser.ts',
      'src/prices/use-customer-prices.ts',
      'src/reviews/components/review-list.tsx',
      'src/search/lists/list-url.ts',
      'src/session/access-token.browser.ts',
      'src/session/company.browser.ts',
      'src/shell/deferred-hydration.tsx',
      'src/shell/error-page.tsx',
      'src/shell/footer.tsx',
      'src/shell/hydration.tsx',
      'src/shell/inline-scripts.browser.ts',
      'src/shell/messages/not-found.ts',
      'src/shell/navbar.tsx',
      'src/ui/empty-state.tsx',
      'src/ui/icons.tsx',
      'src/ui/lazy-component.tsx',
      'src/ui/link.tsx',
      'src/ui/messages/ui.ts',
      'src/ui/picture.tsx',
      'src/ui/problem-message.ts',
      'src/ui/stars.tsx',
      'src/ui/toast.tsx',
    ],
  },
  // The quantity box.
  {
    name: 'quantity',
    files: [
      'src/cart/components/add-to-cart.tsx',
      'src/catalogue/components/price-ladder.tsx',
      'src/catalogue/components/quantity-box.tsx',
      'src/catalogue/ladder.ts',
      'src/catalogue/messages/quantity.ts',
      'src/catalogue/messages/tool-page.ts',
      'src/catalogue/quantity-messages.ts',
      'src/catalogue/rules.ts',
      'src/orders/components/waiting-note.tsx',
    ],
  },
  // The pictures of a tool, and taking it into the comparison.
  {
    name: 'tool',
    files: [
      'src/catalogue/compare/compare-storage.browser.ts',
      'src/catalogue/compare/compare.ts',
      'src/catalogue/components/compare-toggle.tsx',
      'src/catalogue/components/tool-gallery.tsx',
      'src/catalogue/pictures/gallery.ts',
      'src/catalogue/messages/compare-toggle.ts',
      'src/catalogue/messages/tool-gallery.ts',
    ],
  },
  // Beside an order: how it is paid, what is added to it, what else can be done with its lines.
  {
    name: 'ordering',
    files: [
      'src/saved-lists/components/save-link.tsx',
      'src/orders/components/use-charged-shop.ts',
      'src/orders/components/use-pay-by.tsx',
      'src/quotes/components/ask-link.tsx',
    ],
  },
  // Pages that the browser fills: their states, their errors, the way to the log-in.
  {
    name: 'form',
    files: [
      'src/platform/http/local-path.ts',
      'src/platform/messages/forms.ts',
      'src/session/login-state.ts',
      'src/shell/access-guard.tsx',
      'src/ui/page-meta.ts',
      'src/ui/page-state.tsx',
      'src/ui/personal-styles.ts',
      'src/ui/buttons.tsx',
    ],
  },
  // The fields of forms.
  {
    name: 'field',
    files: ['src/ui/field.tsx'],
  },
  // The state of forms.
  {
    name: 'hooks',
    packages: ['react-hook-form'],
    files: ['src/ui/use-lazy-validation.ts'],
  },
  // The identity provider.
  {
    name: 'sign-in',
    files: [
      'src/accounts/components/other-provider.tsx',
      'src/accounts/credentials.ts',
      'src/identity/identity.client.ts',
      'src/identity/provider-error.ts',
      'src/identity/public-settings.ts',
      'src/identity/use-identity-settings.ts',
      'src/session/pending-sign-out.browser.ts',
      'src/ui/use-navigation-state.ts',
    ],
  },
  // The identity provider that comes with the shop.
  {
    name: 'embedded',
    files: ['src/identity/messages/identity.ts', 'src/identity/in-browser/embedded.client.ts'],
  },
  // Calling the API: schemas and the contracts that every page needs.
  {
    name: 'api',
    packages: ['zod'],
    files: [
      'packages/contract/client/api-client.ts',
      'packages/contract/client/read-response.ts',
      'packages/contract/endpoint.ts',
      'packages/contract/messages.ts',
      'packages/contract/rename-keys.ts',
      'packages/contract/standard-problems.ts',
      'packages/contract/validation-messages.ts',
      'src/platform/access/access-problems.ts',
      'src/platform/access/endpoint.ts',
      'src/platform/messages/access.ts',
      'src/platform/unavailable.ts',
      'src/platform/fields/canonical-email.ts',
      'src/platform/fields/fields.ts',
      'src/platform/messages/no-answer.ts',
      'src/platform/messages/platform.ts',
      'src/platform/fields/money-field.ts',
      'src/session/api.client.ts',
      'src/session/personal-storage.browser.ts',
      'src/session/read-response.ts',
    ],
  },
  // Who is signed in, as the shop knows them.
  {
    name: 'accounts',
    files: [
      'src/accounts/api.client.ts',
      'src/accounts/contract.ts',
      'src/accounts/sessions/current-user.client.ts',
    ],
  },
  // What lies in the cart.
  {
    name: 'cart-lines',
    files: [
      'src/cart/cart-tools.ts',
      'src/cart/cart.client.ts',
      'src/cart/contract.ts',
      'src/cart/rules.ts',
      'src/cart/visitor-cart-storage.browser.ts',
      'src/catalogue/price-fields.ts',
      'src/platform/http/body-limits.ts',
    ],
  },
  // What every page behind sign-in asks before it is left, without the forms themselves.
  {
    name: 'unsaved',
    files: ['src/ui/typed-values.ts', 'src/ui/use-unsaved.ts'],
  },
  // Submitting a form.
  {
    name: 'submit',
    packages: ['@hookform'],
    files: [
      'src/ui/form/form.tsx',
      'src/ui/form/inputs.tsx',
      'src/ui/form/limits.ts',
      'src/ui/form/use-contract-form.ts',
      'src/ui/use-draft.ts',
      'src/ui/use-submit.ts',
    ],
  },
  // Pages behind sign-in.
  {
    name: 'dashboard',
    files: [
      'src/routes/admin-layout.tsx',
      'src/routes/messages/dashboard.ts',
      'src/routes/page-before.browser.ts',
      'src/routes/signed-in-layout.tsx',
      'src/shell/page-errors.tsx',
      'src/ui/copy-button.tsx',
      'src/ui/date-time.tsx',
      'src/ui/dialog.tsx',
      'src/ui/filter-form.tsx',
      'src/ui/list-page.tsx',
      'src/ui/list-params.ts',
      'src/ui/messages/list-page.ts',
      'src/ui/pager.tsx',
      'src/ui/table.tsx',
      'src/ui/use-row-actions.ts',
    ],
  },
  // The menus of a list: its rows' and its files'.
  {
    name: 'menus',
    files: ['src/ui/desk/choices-menu.tsx', 'src/ui/desk/dots-menu.tsx'],
  },
  // What is asked for a buyer on the front page, without all other questions of orders and lists.
  {
    name: 'own-page',
    files: [
      'src/orders/buying-habits/buyer-overview-schema.ts',
      'src/saved-lists/list-summary-contract.ts',
    ],
  },
  // For whom a buyer orders, in the header.
  {
    name: 'buying-for',
    files: ['src/companies/buying-for.client.ts', 'src/companies/components/buying-for.tsx'],
  },
  // Orders and tools, as buyers and staff ask for them.
  {
    name: 'orders',
    files: [
      'src/catalogue/api.client.ts',
      'src/catalogue/contract.ts',
      'src/orders/api.client.ts',
      'src/orders/contract.ts',
    ],
  },
  // The search box with the first focus.
  {
    name: 'palette',
    files: [
      'src/routes/messages/palette.ts',
      'src/routes/palette.client.ts',
      'src/search/messages/search-box.ts',
      'src/search/suggestions/suggestion-listbox.client.ts',
      'src/search/suggestions/suggestion-options.client.ts',
      'src/search/suggestions/suggestions.client.ts',
    ],
  },
]
