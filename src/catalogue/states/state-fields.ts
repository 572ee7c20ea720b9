/** The schemas of a tool's state: what staff set, and what the lists of each state say. */
import * as z from 'zod/mini'
import { OptionalText } from '../../platform/fields/fields.ts'
import { Day, Id, Integer, Line, OptionalLine } from '../../platform/fields/fields.ts'
import { renameKeys } from '../../../packages/contract/rename-keys.ts'
import { Money } from '../../platform/fields/money-field.ts'
import { DraftImage } from '../image-field.ts'
import { catalogueMessages as messages } from '../messages/catalogue.ts'
import { setStates, toolStates } from '../model/tool-state.ts'

export const stateNames = { saleFrom: 'sale_from', saleUntil: 'sale_until' } as const

const SaleDay = z.optional(Day(messages.notDay))

/** What was read of a tool's state; where something else is there, nothing is set. */
const SeenState = z.strictObject({
  state: z.enum(toolStates),
  saleFrom: z.nullable(Day(messages.notDay)),
  saleUntil: z.nullable(Day(messages.notDay)),
  successor: OptionalLine(40),
})

/** The days count for a tool on sale alone, the successor for a discontinued one. */
export const StateChange = z
  .strictObject({
    id: Id,
    state: z.enum(setStates, messages.notState),
    saleFrom: SaleDay,
    saleUntil: SaleDay,
    /** The SKU of the tool that is sold in its place; empty: none. */
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

/** A tool that is begun: what is missing is added by editing it. */
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

/** A tool that was archived. */
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
  /** What must be there before it goes on sale. */
  missing: z.array(z.enum(['image', 'description'])),
})
export type StateRow = z.output<typeof StateRow>
