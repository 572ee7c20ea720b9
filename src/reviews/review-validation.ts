/** What the review form holds while somebody types, and the review that comes out of it. */
import * as z from 'zod/mini'
import { NewReview } from './contract.ts'

/** Everything is text; no tool chosen means a review of the shop, and then there are no stars. */
const Typed = z.strictObject({
  text: z.string(),
  toolId: z.string(),
  rating: z.string(),
  title: z.string(),
})

export const reviewFormResolver = z.pipe(
  Typed,
  z.pipe(
    z.transform(
      ({ text, toolId, rating, title }: z.output<typeof Typed>): z.input<typeof NewReview> => ({
        text,
        title,
        ...(toolId === '' ? {} : { toolId }),
        ...(toolId === '' || rating === '' ? {} : { rating }),
      }),
    ),
    NewReview,
  ),
)
