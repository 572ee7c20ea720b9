/** The schemas of a tool's state: set by staff, and returned in the lists of each state. */
import * as z from 'zod/mini'
import { OptionalText, Day, Id, Integer, Line, OptionalLine } from '../../platform/fields/fields.ts'
import { renameKeys } from '../../../packages/contract/rename-keys.ts'
import { Money } from '../../platform/fields/money-field.ts'
import { DraftImage } from '../image-field.ts'
import { catalogueMessages as messages } from '../messages/catalogue.ts'
import { setStates, toolStates } from '../model/tool-state.ts'

export const stateNames = { saleFrom: 'sale_from', saleUntil: 'sale_until' } as const

const SaleDay = z.optional(Day(messages.notDay))

/** The state that was read; if the stored one differs, nothing is changed. */
const SeenState = z.strictObject({
  state: z.enum(toolStates),
  saleFrom: z.nullable(Day(messages.notDay)),
  saleUntil: z.nullable(Day(messages.notDay)),
  successor: OptionalLine(40),
})

/** Days only apply to a tool on sale, the successor only to a discontinued one. */
export const StateChange = z
  .strictObject({
    id: Id,
    state: z.enum(setStates, messages.notState),
    saleFrom: SaleDay,
    saleUntil: SaleDay,
    /** The SKU of the successor; empty: none. */
    successor: z.optional(OptionalLine(40)),
    seen: z.optional(renameKeys(SeenState, stateNames)),
  })
  .check(
    z.superRefine(({ saleFrom, saleUntil }, { addIssue }) => {
      if (saleFrom !== undefined && saleUntil !== undefined && saleUntil < saleFrom)
        addIssue({
          code: 'custom',
          path: ['saleUntil'],
          message: messages.daysNotRising,
          input: saleUntil,
        })
    }),
  )
export type StateChange = z.output<typeof StateChange>

/** A new draft: missing fields are added by editing it. */
export const NewDraft = z.strictObject({
  name: Line(200),
  price: Money,
  minimumQuantity: z.optional(Integer(1, 1_000_000)),
  image: z.optional(DraftImage),
  description: z.optional(OptionalText(5000)),
  sku: z.optional(Line(40)),
  brand: z.optional(OptionalLine(80)),
  category: z.optional(OptionalLine(80)),
})
export type NewDraft = z.output<typeof NewDraft>

/** An archived tool. */
export const ArchivedTool = z.strictObject({
  id: Id,
  sku: z.string(),
  name: z.string(),
  /** ISO 8601, UTC */
  archivedAt: z.string(),
})
export type ArchivedTool = z.output<typeof ArchivedTool>

/** A tool in the list of a state. */
export const StateRow = z.strictObject({
  id: Id,
  sku: z.string(),
  name: z.string(),
  state: z.enum(toolStates),
  saleFrom: z.nullable(z.string()),
  saleUntil: z.nullable(z.string()),
  successor: z.string(),
  /** The required fields that are missing before it can go on sale. */
  missing: z.array(z.enum(['image', 'description'])),
})
export type StateRow = z.output<typeof StateRow>
