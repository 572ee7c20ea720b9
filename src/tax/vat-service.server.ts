/**
 * Asks the EU's official service whether a VAT number is valid (VIES, its REST interface). Only an
 * explicit yes counts as yes: everything else is no response, or a no.
 */
import * as z from 'zod/mini'
import { fetchJson, type JsonFetchSettings } from './fetch-json.server.ts'
import { vatMessages as messages } from './messages/vat.ts'
import type { VatId } from './vat-id.server.ts'

/** The service's response, as stored. */
export type VatAnswer = {
  readonly valid: boolean
  /** The service's reference number for the request; empty if it gives none. */
  readonly consultation: string
  readonly name: string
  readonly address: string
  readonly answer: unknown
}

/** Why there is no response, in words for staff. */
export class VatServiceError extends Error {}

const OptionalText = z.optional(z.nullable(z.string()))
const Answer = z.looseObject({
  valid: z.boolean(),
  countryCode: z.string(),
  vatNumber: z.string(),
  requestIdentifier: OptionalText,
  name: OptionalText,
  address: OptionalText,
})

const maxLength = 500
// The service writes '---' for data that a Member State does not provide.
const textOf = (text: string | null | undefined): string =>
  text === undefined || text === null || text.trim() === '---'
    ? ''
    : text.trim().slice(0, maxLength)

/**
 * @param service the address of the interface, without a trailing slash
 * @param requester the shop's own number: with it the service returns a consultation number
 * @throws VatServiceError if the result is uncertain
 */
export async function askVatService(
  { service, ...settings }: JsonFetchSettings & { readonly service: string },
  { prefix, number }: VatId,
  requester: VatId | undefined,
): Promise<VatAnswer> {
  const json = await fetchJson(`${service.replace(/\/+$/, '')}/check-vat-number`, settings, {
    countryCode: prefix,
    vatNumber: number,
    ...(requester
      ? { requesterMemberStateCode: requester.prefix, requesterNumber: requester.number }
      : {}),
  }).catch((cause: unknown) => {
    throw new VatServiceError(messages.noAnswer, { cause })
  })
  const { success, data } = Answer.safeParse(json)
  if (!success || data.countryCode !== prefix || data.vatNumber !== number)
    throw new VatServiceError(messages.unclear)
  return {
    valid: data.valid,
    consultation: textOf(data.requestIdentifier),
    name: textOf(data.name),
    address: textOf(data.address),
    answer: json,
  }
}
