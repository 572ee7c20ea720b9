/** A rating drawn as five stars in steps of a half, with a text label for screen readers. */
import { uiMessages as messages } from './messages/ui.ts'

/** @param rating the average, 0 to 5; 0 means that there are no ratings yet */
export const Stars = ({ rating }: { readonly rating: number }) => (
  <span
    className={`stars of-${Math.round(rating * 2)}`}
    role="img"
    aria-label={rating === 0 ? messages.noRatings : messages.stars(rating)}
  />
)
