/** An address in parts while somebody writes it. */
import * as z from 'zod/mini'
import { AddressParts } from '../../platform/addresses/address-parts.ts'

export type AddressPart = keyof AddressParts

/** In the order in which they are asked for. */
const partNames = [
  'company',
  'recipient',
  'street',
  'extra',
  'postcode',
  'town',
  'region',
  'country',
  'deliveryNotes',
] as const

/**
 * Registers the parts before the fields after them, which stand there before the parts have been
 * fetched: the first field that is wrong gets the focus.
 */
export function reserveParts(
  parts: AddressParts | null,
  register: (name: AddressPart) => unknown,
): void {
  if (parts !== null) for (const name of partNames) register(name)
}

/** Where an address probably is; an empty country must be chosen. */
type Place = { readonly country: string; readonly postcode?: string }

const emptyDraft = {
  company: '',
  recipient: '',
  street: '',
  extra: '',
  postcode: '',
  town: '',
  region: '',
  country: '',
  deliveryNotes: '',
}

/** Every part has its field, so each is a text. */
export const toAddressDraft = (
  parts?: AddressParts,
  { country, postcode = '' }: Place = { country: '' },
): Required<AddressParts> => ({
  ...emptyDraft,
  ...(parts ?? { country, postcode }),
})

/**
 * The parts as a field of a form, null while the address is a text. Countries and postcodes are
 * judged as the server does; their rules are fetched when there are parts.
 */
export const AddressPartsField = z.nullable(
  AddressParts.check(
    z.superRefine(async (parts, { addIssue }) => {
      const { validateAddress } = await import('../../platform/addresses/postcode-rules.ts')
      const judged = validateAddress(parts)
      if (judged.ok) return
      const { part, detail } = judged.fault
      addIssue({ code: 'custom', path: [part], message: detail, input: parts[part] })
    }),
  ),
)
