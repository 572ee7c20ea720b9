/** German: see ../menu.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { reviewsMenuMessages as english } from '../menu.ts'

export const reviewsMenuMessages: Translated<typeof english> = { addReview: 'Bewertung schreiben' }
