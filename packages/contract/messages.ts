/** Every text of this package: for callers, for people, and for the OpenAPI document. */
import { sizeIn } from './size-in.ts'

/** Titles of the Problems of any endpoint: see standard-problems.ts. */
export const standardProblemTitles = {
  malformedRequest: 'The request cannot be read',
  unauthenticated: 'Sign in first',
  forbidden: 'You do not have permission to do this',
  notFound: 'Not found',
  invalidInput: 'Some entries need correcting',
  keyReused: 'This request was already sent with different content',
  tooManyRequests: 'Too many requests: wait a moment, then try again',
  payloadTooLarge: 'The request is too large',
  internalError: 'Something went wrong on our side. Nothing was changed; try again',
  unavailable: 'Not available at the moment. Try again',
} as const

/** Titles of the Problems that HTTP itself raises: see http-problems.ts. */
export const httpProblemTitles = {
  uriTooLong: 'The address is too long',
  methodNotAllowed: 'This method is not allowed here; see the Allow header',
  unsupportedMediaType: 'The format of the body is not accepted here',
  requestHeadersTooLarge: 'The headers of the request are too large',
  requestTimeout: 'The request took too long to arrive',
  overloaded: 'The server is very busy. Try again in a moment',
  refused: 'The request was refused',
} as const

/** One sentence for each kind of invalid field. */
export const validationMessages = {
  required: 'Fill this in.',
  /** For a field that a program did not send. */
  missing: (name: string) => `${name} is missing.`,
  missingText: (name: string) => `${name} is missing. Send "" if there is no value.`,
  tooLong: (maxLength: number) => `Enter at most ${maxLength} characters.`,
  tooMany: (max: number) => `The maximum is ${max}.`,
  tooFew: (min: number) => `The minimum is ${min}.`,
  unknownField: 'This field is not known.',
  notExpectedHere: 'This field is not expected here.',
  objectExpected: 'An object is expected.',
  listExpected: 'A list is expected.',
  textExpected: 'Text is expected.',
  numberExpected: 'A number is expected.',
  yesOrNoExpected: 'The value must be true or false.',
  momentExpected: 'A date and time is expected, such as 2026-11-28T09:00:00Z.',
  oneOfExpected: (values: readonly string[]) => `Use one of these values: ${values.join(', ')}.`,
  invalid: 'This value is not valid.',
} as const

/** Details of refusals by the server side of the package. */
export const requestMessages = {
  jsonWanted: 'Send JSON with the header Content-Type: application/json.',
  encodedBody: 'Send the body as it is, without the Content-Encoding header.',
  notUtf8: 'The body is not UTF-8. Send JSON in UTF-8.',
  otherCharset: (charset: string) =>
    `The charset in the Content-Type header is ${charset}. Send JSON in UTF-8, without a charset.`,
  notJson: (place: string) => `The body is not valid JSON${place}.`,
  tooLarge: (maxBytes: number) =>
    `The request is larger than ${sizeIn('en-US', maxBytes)}. Send it in several parts.`,
  fileTooLarge: (maxBytes: number) =>
    `The file is larger than ${sizeIn('en-US', maxBytes)}. Make the file smaller, or split it.`,
  tooManyFiles: 'Several files are being received. Send this file again in a few seconds.',
  idempotencyKey:
    'A repeated request with the same key returns the first response and is not processed again',
  idempotencyKeyMissing:
    'Send the Idempotency-Key header: 8 to 64 letters, digits, - or _. Use a new key for each new request, ' +
    'and the same key when you send a request again.',
  idempotencyKeyFormat:
    'The Idempotency-Key header must be one value of 8 to 64 letters, digits, - or _.',
  keyReused:
    'The first request was processed, but this request was not. Check the result of the first ' +
    'request, then send anything that is missing with a new Idempotency-Key.',
} as const

/** Descriptions in the OpenAPI document. */
export const openApiMessages = {
  success: 'Done',
  formerAddress: (present: string) =>
    `Former address of \`${present}\`, available until the next version of the API.`,
  deprecation: 'The date from which the address is deprecated (RFC 9745)',
  notModified: 'The version in If-None-Match is still current',
  nextPageLink: 'Address of the next page, if there is one',
  retryAfter: 'Seconds to wait before the next attempt',
  allow: 'The allowed methods (with status 405)',
  authenticate: 'Bearer',
  refused: 'The request was refused: method, host, headers or address not accepted',
  problem: 'Problem details (RFC 9457). New types and facts may be added.',
  problemType: 'Stable identifier of the kind of problem, for comparison in programs',
  pointer:
    'The field: a JSON pointer into the body (`#/lines/0/toolId`), or a parameter (`query:limit`, ' +
    '`path:id`, `header:Idempotency-Key`)',
  facts: 'Data for programs, such as the remaining stock or the current price',
  file: (maxBytes: number) => `The file, at most ${maxBytes} bytes`,
} as const

/** The typed client's texts if the server did not respond, or another server did. */
export type ClientMessages = {
  readonly noAnswer: string
  readonly unreadableAnswer: (status: number) => string
}
export const clientMessages: ClientMessages = {
  noAnswer: 'There was no response. Check your connection, then try again. Your entries are kept.',
  unreadableAnswer: (status: number) =>
    `The response cannot be read (${status}). Try again in a moment.`,
}
