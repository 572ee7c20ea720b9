/** German: see ../purchasing.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type { purchasingMessages as english } from '../purchasing.ts'

/** The maximum number of tools in a mail; the others are on the page. */
const maxNamed = 200

export const purchasingMessages: Translated<typeof english> = {
  mailFailed: 'Die E-Mail über niedrige Bestände konnte nicht erstellt werden',
  mail: ({ tools, shop, link }) => ({
    subject: `Meldebestand erreicht: ${displayCount(tools.length, 'Werkzeug', 'Werkzeuge')}`,
    text: [
      tools.length === 1
        ? 'Dieses Werkzeug hat seit der letzten E-Mail den Meldebestand erreicht:'
        : 'Diese Werkzeuge haben seit der letzten E-Mail den Meldebestand erreicht:',
      '',
      ...tools
        .slice(0, maxNamed)
        .map(
          ({ sku, name, stock, reorderLevel }) =>
            `- ${name} (${sku}): ${displayNumber(stock)} auf Lager, Meldebestand ${displayNumber(reorderLevel)}`,
        ),
      ...(tools.length > maxNamed ? [`und ${displayNumber(tools.length - maxNamed)} weitere`] : []),
      '',
      'Bestellvorschläge:',
      link,
      '',
      `Ein Werkzeug wird erst dann erneut genannt, wenn sein Bestand zwischendurch über dem Meldebestand lag. ${shop} sendet diese E-Mail höchstens einmal am Tag. Sie können die E-Mail unter „Einstellungen“, „Einkauf“ ausschalten.`,
    ].join('\n'),
  }),
}
