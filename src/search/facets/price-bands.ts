/** The price bands of a list, as JSON in the API. */
import * as z from 'zod/mini'
import { omittable } from '../../../packages/contract/wire-format.ts'

const PriceBands = z.array(
  z.strictObject({ from: z.int(), to: z.optional(z.int()), count: z.int() }),
)
/** Absent if the caller may not see prices: a list of one tool would reveal its price. */
export const ShownBands = omittable(
  z.codec(z.optional(PriceBands), z.custom<z.output<typeof PriceBands>>(), {
    decode: (bands) => bands ?? [],
    encode: (bands) => (bands === undefined || bands.length === 0 ? undefined : bands),
  }),
)
