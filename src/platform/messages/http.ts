/**
 * Texts of the HTTP layer: the API reference, and the page that is shown if no page can be
 * rendered.
 */
export const httpMessages = {
  purgesNotRead: 'The pending purge requests to the CDN could not be read',
  cdnNotTold: 'The CDN did not receive a purge request; retrying',
  reference: {
    title: (shop: string) => `${shop} API`,
    page: 'API reference',
    description: (money: string, currency: string) =>
      [
        'Start with [From nothing to an order in five calls](/api/docs). [Connect an ERP](/api/docs/erp) contains example programs.',
        'All operations of the shop. Everybody can read the catalogue; other calls need the key of a service account, or a person’s access token.',
        '## Sign in as a person',
        [
          '1. Get an ID token from the identity provider.',
          "   - The shop's own provider: `POST /api/auth/sign-in/email` with the JSON body",
          '     `{"email", "password"}` sets a cookie; `GET /api/auth/token` with that cookie returns',
          '     `{"token"}`, the ID token.',
          '   - Another provider, such as Firebase: its own library returns the ID token.',
          '2. Exchange it: `PUT /api/user/{email}` with the ID token as bearer and the body `{"email"}`',
          '   returns `{"token"}`, the access token. An ID token can be exchanged only once.',
          '3. Send the access token with all other calls: `Authorization: Bearer …`.',
          '   `POST /api/signout` revokes it.',
        ].join('\n'),
        '## Rules',
        [
          '- Fields in the wrong place, unknown fields and repeated parameters are refused.',
          '- Spaces around text are removed, and text is normalized to NFC.',
          `- Money is text such as \`${money}\`, in ${currency}.`,
          '- Lists are paged: the `Link` header of a response contains the URL of the next page.',
          '- Errors are returned as problem details (RFC 9457).',
        ].join('\n'),
      ].join('\n\n'),
    license: 'MIT',
  },
  brokenPage: {
    title: 'Something went wrong on our side',
    text: 'The page could not be displayed. Nothing was changed. Reload in a moment.',
    unavailableTitle: 'This page cannot be shown right now',
  },
} as const
