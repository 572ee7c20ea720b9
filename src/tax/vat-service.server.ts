/**
 * Asks the official service of the EU whether a VAT number is valid (VIES, its REST interface).
 * Only a clear yes is a yes: whatever else comes is no answer, or a no.
 */
import * as z from 'zod/mini'
import { fetchJson, type JsonFetchSettings } from './fetch-json.server.ts'
import { vatMessages as messages } from './messages/vat.ts'
import type { VatId } from './vat-id.server.ts'

/** What the service has said, as it is kept. */
export type VatAnswer = {
  readonly valid: boolean
  /** The number under which the service keeps the request; empty where it gives none. */
  readonly consultation: string
  readonly name: string
  readonly address: string
  readonly answer: unknown
}

/** Why there is no answer, in words for staff. */
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
// The service writes '---' for what a Member State does not say.
const textOf = (text: string | null | undefined): string =>
  text === undefined || text === null || text.trim() === '---'
    ? ''
    : text.trim().slice(0, maxLength)

/**
 * @param service the address of the interface, without a slash at its end
 * @param requester the shop's own number: with it the service names a consultation number
 * @throws VatServiceError when nothing certain is known
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
