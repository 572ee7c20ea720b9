/** Prices for one customer: 'Ihr Preis netto', 'Your price'. Pure. */
import { fieldOfHeading } from '../../../packages/file-reader/headings/article-headings.ts'
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'

/** Whether a heading means the price for the customer to whom the list was sent. */
export function isAddressed(heading: string): boolean {
  const key = headingKey(heading)
  const rest = key.replace(/^(?:(?:il|la|a|o|az) )?\S+ /, '')
  return rest !== key && fieldOfKey('side', key) === 'yours' && fieldOfHeading(rest) === 'price'
}
