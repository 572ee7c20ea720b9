/** German: see ../change-text.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { changeMessages as english } from '../change-text.ts'

export const changeMessages: Translated<typeof english> = {
  text: (change) => {
    const { kind, before, after, name = '', sku = '' } = change
    const named = `${name} (${sku})`
    switch (kind) {
      case 'quantity':
      case 'price':
        return `${named}: ${after} statt ${before}`
      case 'added':
        return `Neu: ${named}, ${after}`
      case 'removed':
        return `Entfernt: ${named}, ${before}`
      case 'delivery':
        return `Versand: ${after} statt ${before}`
      case 'phone':
        return `Telefon: ${after} statt ${before}`
      case 'address':
        return `Lieferadresse: ${after.replaceAll('\n', ', ')} statt ${before.replaceAll('\n', ', ')}`
      case 'buyer':
        return 'An ein anderes Mitglied der Firma übertragen'
      default:
        return `Gesamtbetrag: ${after} statt ${before}`
    }
  },
}
