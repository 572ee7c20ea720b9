/** Why a picture, or a document, could not be fetched from its address. */
import { displayNumber } from '../../platform/money/money.ts'

export const fetchMessages = {
  notAddress: 'This is no address of a picture. It begins with https://.',
  notHttps: 'The address does not begin with https://.',
  withPassword: 'The address has a name or password in it. Use one that everybody can open.',
  notPublic: (host: string) => `${host} is no address of the public internet. Add it as a file.`,
  noSuchHost: (host: string) => `There is no host ${host}, or nobody could say where it is.`,
  noAnswer: (host: string) => `${host} did not answer.`,
  cutOff: 'The connection broke before the file had come.',
  tooSlow: (milliseconds: number) =>
    `The file had not come after ${displayNumber(milliseconds / 1000)} seconds.`,
  tooManyRedirects: (max: number) => `The address leads on more than ${max} times.`,
  tooBig: (bytes: number) => `The file has more than ${displayNumber(bytes / 1e6)} MB.`,
  status: (status: number) =>
    status === 404 || status === 410
      ? `There is nothing at this address (${status}).`
      : `The address answered ${status}.`,
} as const
