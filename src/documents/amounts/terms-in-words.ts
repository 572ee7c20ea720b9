/** The payment terms of an invoice as sentences. */
import { currencyOf } from '../../platform/money/currencies.ts'
import { defaultCurrency, displayMoney } from '../../platform/money/money.ts'
import type { DueTerms } from '../../platform/money/payment-terms.ts'
import { sumToPay } from '../../tax/sum-rows.ts'
import type { DocumentContent } from '../document-content.ts'
import { documentsMessages as messages } from '../messages/documents.ts'

/** The due date, and the discount with its last day. */
export function termsInWords(
  { dueDate, discount }: DueTerms,
  order: DocumentContent['order'],
): readonly string[] {
  const due = messages.payUntil(dueDate)
  if (!discount) return [due]
  const currency = currencyOf(order.currency ?? defaultCurrency.code)
  return [
    due,
    messages.discountUntil({
      percent: String(discount.rate / 100),
      until: discount.until,
      amount: displayMoney(discount.amount, currency),
      rest: displayMoney(sumToPay(order) - discount.amount, currency),
    }),
  ]
}
