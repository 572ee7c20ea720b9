/** Reasons why a picture or a document could not be fetched from its address. */
import { displayNumber } from '../../platform/money/money.ts'

export const fetchMessages = {
  notAddress: 'This is not a picture address. Enter an address that begins with https://.',
  notHttps: 'The address does not begin with https://. Correct the address.',
  withPassword: 'The address contains a name or password. Use a public address.',
  notPublic: (host: string) => `${host} is not a public internet address. Add the file instead.`,
  noSuchHost: (host: string) => `The host ${host} was not found. Check the address.`,
  noAnswer: (host: string) => `${host} did not respond.`,
  cutOff: 'The connection was lost during the download.',
  tooSlow: (milliseconds: number) =>
    `The download took longer than ${displayNumber(milliseconds / 1000)} seconds.`,
  tooManyRedirects: (max: number) =>
    `The address redirects more than ${max} times. Use the final address.`,
  tooBig: (bytes: number) =>
    `The file is larger than ${displayNumber(bytes / 1e6)} MB. Use a smaller file.`,
  status: (status: number) =>
    status === 404 || status === 410
      ? `There is nothing at this address (${status}). Check the address.`
      : `The address returned the status ${status}.`,
} as const
