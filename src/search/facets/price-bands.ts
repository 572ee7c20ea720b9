/** The bands of prices beside a list, as the API's JSON has them. */
import * as z from 'zod/mini'
import { omittable } from '../../../packages/contract/wire-format.ts'

const PriceBands = z.array(
  z.strictObject({ from: z.int(), to: z.optional(z.int()), count: z.int() }),
)
/** Absent where prices are not shown to who asks: a list of one tool would tell its price. */
export const ShownBands = omittable(
  z.codec(z.optional(PriceBands), z.custom<z.output<typeof PriceBands>>(), {
    decode: (bands) => bands ?? [],
    encode: (bands) => (bands === undefined || bands.length === 0 ? undefined : bands),
  }),
)
