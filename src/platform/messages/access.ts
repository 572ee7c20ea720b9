/** Who may call the shop's API, in words: in responses, in the API reference and on pages. */

/** Titles of refusals. */
export const accessTitles = {
  permissionMissing: 'You do not have the required permission',
  secondFactorMissing: 'Set up a second factor first',
  stepUpNeeded: 'Confirm your identity',
  keyNotAccepted: 'This key is not accepted',
  scopeMissing: 'The key does not have the required scope',
  closedToKeys: 'This operation cannot be called with an API key',
  companyNotFound: 'You can no longer buy for this company. Reload to buy for yourself',
} as const

/** Details of other refusals. */
export const accessMessages = {
  noBearer:
    'Send the key of a service account, or a person’s access token, in the Authorization header: Bearer, a space, and the key or token.',
  bearerNotRead:
    'The Authorization header cannot be read. Send the word Bearer, a space, and the key or access token without quotes.',
  tokenNotKnown:
    'The access token is unknown or has expired. Sign in again. Programs use the key of a service account, which begins with im_live_.',
  keyInAddress:
    'A key was sent in the URL. URLs appear in many logs, so the shop does not accept keys there. Send the key in the Authorization header, and replace this key, because others may have seen it.',
} as const

/** Details of refusals for lack of a permission. */
export const permissionMessages = {
  missing: (names: readonly string[]) =>
    `You need the '${names.join("' or '")}' permission. An owner of the shop can grant you this permission.`,
  needed: (names: readonly string[]) =>
    `Staff need the ${names.map((name) => `\`${name}\``).join(' or ')} permission.`,
} as const

/** Details of refusals of keys, and the API reference's descriptions of scopes. */
export const scopeMessages = {
  missing: (names: readonly string[]) =>
    `The call needs the '${names.join("' or '")}' scope. An owner of the shop can grant it to the service account.`,
  notInToken: (names: readonly string[]) =>
    `The call needs the '${names.join("' or '")}' scope, but this access token was requested without it. The service account has the scope: request a token that includes it.`,
  onlyForCompanies: (names: readonly string[]) =>
    `The call needs the '${names.join("' or '")}' scope, which only a service account that buys for a company can have. Use the key of such an account.`,
  notForCompanies: (names: readonly string[]) =>
    `The call needs the '${names.join("' or '")}' scope, which a service account that buys for a company cannot have. Use the key of one of the shop’s own service accounts.`,
  closed:
    'This operation cannot be called with an API key. Sign in to the shop with your own account instead.',
  ownAffair:
    'The call concerns the owner who is responsible for the key, or a company that this owner buys for. Another owner must make the change, or adopt the service account.',
  needed: (names: readonly string[]) =>
    `A key needs the ${names.map((name) => `\`${name}\``).join(' or ')} scope.`,
  closedInDocument: 'Not available with an API key.',
} as const

/** What each scope allows, for people who choose scopes. */
export const scopeWords = {
  'catalogue:read': 'View tools with their costs, stock, prices and price lists',
  'catalogue:write': 'Change tools, pictures, stock, prices and price lists',
  'orders:read': 'View all orders, quotes, shipments and documents',
  'orders:write':
    'Update, edit and ship orders, reply to quote requests, issue documents, order for buyers',
  'money:read': 'View documents, payments and open items',
  'money:write': 'Record payments, issue credit notes and statements, send reminders',
  'customers:read': 'View buyers, companies and their certificates',
  'customers:write': 'Add and change companies, their terms and part numbers',
  'content:read': 'View all reviews and text pages',
  'content:write': 'Moderate reviews and change text pages',
  'buying:read': 'View the company’s prices, and this account’s orders with their documents',
  'buying:write': 'Order and ask for quotes on behalf of the company',
} as const

/** Texts of the API reference. */
export const accessDocumentMessages = {
  bearer: 'An access token, as returned by PUT /user/{email}; it contains its own expiry',
  key:
    'A key of a service account: im_live_ and 49 letters and digits. The key is shown once when an owner ' +
    'creates it, and is valid until it expires or is revoked.',
  clientCredentials:
    'Instead of the key itself, an access token that is valid for 30 minutes. The client id is the id of the service ' +
    'account; the client secret is one of its keys.',
  rateLimit:
    'For calls with a key: the account has `r` calls left until the count restarts in `t` seconds',
  rateLimitPolicy: 'For calls with a key: the account can make `q` calls in `w` seconds',
  company: 'The id of the company for which the caller acts as a member',
} as const
