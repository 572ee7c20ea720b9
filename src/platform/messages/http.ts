/** What the HTTP layer says by itself: the API reference, and the page when no page can be made. */
export const httpMessages = {
  reference: {
    title: (shop: string) => `${shop} API`,
    page: 'API reference',
    description: (money: string, currency: string) =>
      [
        'What the shop can be asked.',
        'Send the access token of `PUT /user/{email}` as bearer.',
        'Fields in a wrong place, unknown fields and repeated parameters are refused.',
        'Spaces around text are removed, and text is composed (NFC).',
        `Money is text such as \`${money}\`, in ${currency}.`,
        'A list is paged: the header `Link` of an answer has the address of the next page.',
        'Refusals are problem details (RFC 9457).',
      ].join(' '),
    license: 'MIT',
  },
  brokenPage: {
    title: 'Something broke on our side',
    text: 'The page could not be made. Nothing was changed. Load it again in a moment.',
    unavailableTitle: 'The shop is not reachable at the moment',
    unavailableText: 'It will be back soon. Load the page again in a moment.',
  },
} as const
