/** Validates an address in parts on the server. */
import { invalidInput } from '../../../packages/contract/standard-problems.ts'
import type { AddressParts } from './address-parts.ts'
import { validateAddress } from './postcode-rules.ts'

/**
 * @param pointer the JSON pointer to the parts in the body, for the Problem: '#/parts'
 * @returns the parts with the postcode as its country writes it, and the text that is composed of
 *   them
 * @throws invalidInput
 */
export function requireAddress(
  typed: AddressParts,
  pointer: string,
): { readonly parts: AddressParts; readonly text: string } {
  const judged = validateAddress(typed)
  if (judged.ok) return judged
  const { part, detail } = judged.fault
  throw invalidInput({ errors: [{ pointer: `${pointer}/${part}`, detail }] })
}
