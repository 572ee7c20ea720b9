/** The schemas of a tool's named packs, and the rules on them. */
import * as z from 'zod/mini'
import { named } from '../../../packages/contract/wire-format.ts'
import { Integer, Line } from '../../platform/fields/fields.ts'
import { Gtin } from '../identifiers/identifier-fields.ts'
import { gtinKey } from '../identifiers/identifiers.ts'
import { catalogueMessages as messages } from '../messages/catalogue.ts'
import { maxPacks, type Pack } from './packs.ts'

const NewPack = named(
  'NewPack',
  z.strictObject({ name: Line(40), quantity: Integer(2, 1_000_000), gtin: z.optional(Gtin) }),
)
/** If absent, unchanged; an empty list clears them. */
export const PackFields = {
  packs: z.optional(
    z.array(NewPack).check(z.maxLength(maxPacks, { error: () => messages.tooManyPacks(maxPacks) })),
  ),
}
/** The same as read, by quantity; absent: none. */
export const Packs = z.array(
  named(
    'Pack',
    z.strictObject({ name: z.string(), quantity: z.int(), gtin: z.optional(z.string()) }),
  ),
)

type Packed = {
  readonly gtin?: string | undefined
  readonly packs?: readonly Pack[] | undefined
}

/** Each pack has a unique name and number; each message is shown at its own field. */
export const distinctPacks = z.superRefine<Packed>(({ gtin = '', packs = [] }, { addIssue }) => {
  const names = new Set<string>()
  const keys = new Set(gtin === '' ? [] : [gtinKey(gtin)])
  for (const [row, pack] of packs.entries()) {
    const issue = (field: string, message: string) =>
      addIssue({ code: 'custom', path: ['packs', row, field], message, input: undefined })
    const [name, key] = [pack.name.toLowerCase(), pack.gtin ? gtinKey(pack.gtin) : '']
    if (names.has(name)) issue('name', messages.packTwice)
    if (key !== '' && keys.has(key)) issue('gtin', messages.packGtinTwice)
    names.add(name)
    if (key !== '') keys.add(key)
  }
})
