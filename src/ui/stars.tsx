/** A rating as stars: the true average, in halves, said in words too. */
import { toolCardMessages as messages } from '../catalogue/messages/tool-card.ts'

/** @param of 0 to 5 */
export const Stars = ({ of }: { readonly of: number }) => (
  <span
    className={`stars of-${Math.round(of * 2)}`}
    role="img"
    aria-label={of === 0 ? messages.noRatings : messages.stars(of)}
  />
)
