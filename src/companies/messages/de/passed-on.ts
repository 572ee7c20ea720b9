/** German: see ../passed-on.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { passedOnText as english } from '../passed-on.ts'

const counted = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [displayCount(count, one, many)]

export const passedOnText: Translated<typeof english> = ({ orders, quotes, lists, cartLines }) =>
  [
    ...counted(orders, 'Bestellung', 'Bestellungen'),
    ...counted(quotes, 'Angebot', 'Angebote'),
    ...counted(lists, 'geteilte Merkliste', 'geteilte Merklisten'),
    ...counted(cartLines, 'Position im Warenkorb', 'Positionen im Warenkorb'),
  ].join(', ')
