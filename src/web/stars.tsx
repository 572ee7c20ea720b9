/** A rating as stars: the true average, in halves, said in words too. */
import { cardWords as words } from '../words/en/card.ts'

/** @param of 0 to 5 */
export const Stars = ({ of }: { readonly of: number }) => (
  <span className={`stars of-${Math.round(of * 2)}`} role="img" aria-label={of === 0 ? words.noRatings : words.stars(of)} />
)
