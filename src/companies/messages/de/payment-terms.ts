/** German: see ../payment-terms.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type { paymentTermsMessages as english } from '../payment-terms.ts'

const within = (days: number): string => `innerhalb von ${displayCount(days, 'Tag', 'Tagen')}`

export const paymentTermsMessages: Translated<typeof english> = {
  prepayment: 'Vorkasse',
  net: (days, discount) =>
    (discount === undefined
      ? ''
      : `${displayNumber(discount.percent)} % Skonto bei Zahlung ${within(discount.days)}, sonst `) +
    `zahlbar ${days === 0 ? 'sofort' : within(days)} ohne Abzug`,
}
