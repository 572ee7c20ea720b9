/** What the HTTP layer says by itself: refusals before any capability is asked, and the last resort. */
export const httpMessages = {
  problems: {
    addressTooLong: 'The address is too long',
    mediaNotKnown: 'Send JSON, with the header Content-Type: application/json',
    headersTooLarge: 'The request has too large headers',
    tooSlow: 'The request took too long to arrive',
    otherHost: 'The shop does not answer under this name',
    busy: 'The shop is very busy. Try again in a moment',
    refused: 'The request was refused',
  },
  reference: {
    title: 'Ironmonger API',
    description:
      'What the shop can be asked. Send the access token of PUT /user/{email} as bearer; errors are problem details (RFC 9457).',
  },
  answers: {
    done: 'Done',
    link: 'Where the next page is, when there is one',
    retryAfter: 'Seconds to wait',
    filesAtOnce: 'Several files are arriving already. Send this one again in a few seconds.',
    idempotencyKey: 'The same key finds the first answer instead of doing it twice',
  },
  brokenPage: {
    title: 'Something broke on our side',
    text: 'The page could not be made. Nothing was changed. Load it again in a moment.',
    busyTitle: 'The shop is not reachable at the moment',
    busyText: 'It will be back soon. Load the page again in a moment.',
  },
} as const
