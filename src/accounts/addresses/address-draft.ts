/** An address in parts while it is being edited. */
import * as z from 'zod/mini'
import { AddressParts } from '../../platform/addresses/address-parts.ts'

export type AddressPart = keyof AddressParts

/** In the order of the form. */
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
 * Registers the parts before the fields that follow them, although those are rendered before the
 * parts have loaded: the first invalid field gets the focus.
 */
export function reserveParts(
  parts: AddressParts | null,
  register: (name: AddressPart) => unknown,
): void {
  if (parts !== null) for (const name of partNames) register(name)
}

/** The probable location of an address; an empty country must be chosen. */
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

/** Every part has a field, so each is a text. */
export const toAddressDraft = (
  parts?: AddressParts,
  { country, postcode = '' }: Place = { country: '' },
): Required<AddressParts> => ({
  ...emptyDraft,
  ...(parts ?? { country, postcode }),
})

/**
 * The parts as a form field, null while the address is only text. Countries and postcodes are
 * validated as on the server; their rules are loaded once there are parts.
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
