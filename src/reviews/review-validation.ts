/** The fields of the review form, and the parsed review. */
import * as z from 'zod/mini'
import { NewReview } from './contract.ts'

/** All fields are texts. Without a tool, it is a review of the shop, which has no stars. */
const ReviewFields = z.strictObject({
  text: z.string(),
  toolId: z.string(),
  rating: z.string(),
  title: z.string(),
})

export const reviewFormResolver = z.pipe(
  ReviewFields,
  z.pipe(
    z.transform(
      ({
        text,
        toolId,
        rating,
        title,
      }: z.output<typeof ReviewFields>): z.input<typeof NewReview> => ({
        text,
        title,
        ...(toolId === '' ? {} : { toolId }),
        ...(toolId === '' || rating === '' ? {} : { rating }),
      }),
    ),
    NewReview,
  ),
)
