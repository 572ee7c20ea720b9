/**
 * Texts of the HTTP layer: the API reference, and the page that is shown if no page can be
 * rendered.
 */
export const httpMessages = {
  purgesNotRead: 'Purges for the CDN were not read',
  cdnNotTold: 'The CDN was not told what to purge; it is told again',
  reference: {
    title: (shop: string) => `${shop} API`,
    page: 'API reference',
    description: (money: string, currency: string) =>
      [
        'Begin with [from nothing to an order in five calls](/api/docs); [Connect an ERP](/api/docs/erp) has programs.',
        'All operations of the shop. The catalogue is open to everybody; other calls need the key of a service account, or the access token of a person.',
        '## Sign in, as a person',
        [
          '1. Get an ID token from the identity provider.',
          "   - The shop's own provider: `POST /api/auth/sign-in/email` with the JSON body",
          '     `{"email", "password"}` sets a cookie; `GET /api/auth/token` with that cookie answers',
          '     `{"token"}`, the ID token.',
          '   - Another provider, such as Firebase: its own library gives the ID token.',
          '2. Exchange it: `PUT /api/user/{email}` with the ID token as bearer and the body `{"email"}`',
          '   answers `{"token"}`, the access token. An ID token is exchanged once.',
          '3. Send the access token with all other calls: `Authorization: Bearer …`.',
          '   `POST /api/signout` ends it.',
        ].join('\n'),
        '## Rules',
        [
          '- Fields in a wrong place, unknown fields and repeated parameters are refused.',
          '- Spaces around text are removed, and text is composed (NFC).',
          `- Money is text such as \`${money}\`, in ${currency}.`,
          '- A list is paged: the header `Link` of an answer has the address of the next page.',
          '- Refusals are problem details (RFC 9457).',
        ].join('\n'),
      ].join('\n\n'),
    license: 'MIT',
  },
  brokenPage: {
    title: 'Something broke on our side',
    text: 'The page could not be displayed. Nothing was changed. Reload it in a moment.',
    unavailableTitle: 'This page cannot be shown right now',
  },
} as const
