/** German: see ../company-sales.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { companySalesMessages as english } from '../company-sales.ts'

export const companySalesMessages: Translated<typeof english> = {
  heading: 'Umsatz der letzten 12 Monate',
  sum: (amount) =>
    `${amount}. Summe der eingegangenen Aufträge ohne stornierte, gelöschte und zurückgestellte Aufträge.`,
  chart: 'Umsatz nach Monaten',
  table: 'Die Monate als Tabelle',
  month: 'Monat',
  orders: 'Aufträge',
  sales: 'Umsatz',
}
