/** Every text of this package: for callers, for people, and for the OpenAPI document. */

/** Titles of the Problems that any endpoint may answer: see standard-problems.ts. */
export const standardProblemTitles = {
  malformedRequest: 'The request cannot be read',
  unauthenticated: 'Sign in first',
  forbidden: 'You may not do this',
  notFound: 'Nothing is here',
  invalidInput: 'Something needs correcting',
  keyReused: 'This was already sent with other contents',
  tooManyRequests: 'Too many requests: wait a moment, then try again',
  payloadTooLarge: 'The request is too large',
  internalError: 'Something broke on our side. Nothing was changed; try again',
  unavailable: 'Not available at the moment. Try again',
} as const

/** Titles of the Problems that HTTP itself raises: see http-problems.ts. */
export const httpProblemTitles = {
  uriTooLong: 'The address is too long',
  methodNotAllowed: 'This address does not take this method; the header Allow names those it takes',
  unsupportedMediaType: 'Send JSON, with the header Content-Type: application/json',
  requestHeadersTooLarge: 'The request has too large headers',
  requestTimeout: 'The request took too long to arrive',
  overloaded: 'Very busy. Try again in a moment',
  refused: 'The request was refused',
} as const

/** One sentence for each kind of wrong field. */
export const validationMessages = {
  required: 'Fill this in.',
  tooLong: (maxLength: number) => `At most ${maxLength} characters.`,
  tooMany: (max: number) => `At most ${max}.`,
  tooFew: (min: number) => `At least ${min}.`,
  unknownField: 'Unknown field.',
  notExpectedHere: 'Not expected here.',
  objectExpected: 'An object is expected.',
  invalid: 'This is not valid.',
} as const

/** Details of refusals by the server side of the package. */
export const requestMessages = {
  tooManyFiles: 'Several files are arriving already. Send this one again in a few seconds.',
  idempotencyKey: 'The same key finds the first answer instead of doing it twice',
  idempotencyKeyMissing:
    'Send the header Idempotency-Key: 8 to 64 letters, digits, - or _, made anew for each form ' +
    'and the same whenever that form is sent again.',
  idempotencyKeyFormat:
    'The header Idempotency-Key must be one value of 8 to 64 letters, digits, - or _.',
  keyReused:
    'What was sent first stays, and nothing was added to it. Look at it, then send again what is ' +
    'still missing; a program sends that with a new Idempotency-Key.',
} as const

/** Descriptions in the OpenAPI document. */
export const openApiMessages = {
  success: 'Done',
  formerAddress: (present: string) =>
    `The former address of \`${present}\`: answered the same until the next version of the API.`,
  notModified: 'What If-None-Match names is still the answer',
  nextPageLink: 'Where the next page is, when there is one',
  retryAfter: 'Seconds to wait',
  allow: 'With 405: the methods that the address takes',
  authenticate: 'Bearer',
  refused: 'What HTTP itself refuses: a method, a host, headers or an address that are not taken',
  problem: 'Problem details (RFC 9457). New kinds and facts may be added.',
  problemType: 'Stable: programs compare it',
  pointer:
    'The field: a JSON pointer into the body (`#/lines/0/toolId`), or a parameter (`query:limit`, ' +
    '`path:id`, `header:Idempotency-Key`)',
  facts: 'What a program may act on, such as the pieces that are left or the price now',
  file: (maxBytes: number) => `The file, of at most ${maxBytes} bytes`,
} as const

/** What the typed client says when the server gave no answer, or none of its own. */
export type ClientMessages = {
  readonly noAnswer: string
  readonly unreadableAnswer: (status: number) => string
}
export const clientMessages: ClientMessages = {
  noAnswer: 'No answer came. Look at your connection, then try again; nothing you typed is lost.',
  unreadableAnswer: (status: number) =>
    `An answer came that cannot be read (${status}). Try again in a moment.`,
}
