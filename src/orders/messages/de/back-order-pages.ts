/** German: see ../back-order-pages.ts. */
import { displayDay } from '../../../platform/time/display-day.ts'
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { backOrderPageMessages as english } from '../back-order-pages.ts'

/** '21. November', without creating a date format when the page loads. */
const monthAndDay = (day: Date): string =>
  day.toLocaleDateString('de-DE', { day: 'numeric', month: 'long' })

type Split = { readonly name: string; readonly quantity: number; readonly stock: number }

const wordsOf = ({ quantity, stock }: Split): string => {
  const now = Math.max(0, stock)
  const rest = displayNumber(quantity - now)
  return now === 0
    ? `alle ${rest} als Nachlieferung`
    : `${displayNumber(now)} sofort, ${rest} als Nachlieferung`
}
const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

export const backOrderPageMessages: Translated<typeof english> = {
  title: 'Nicht alles ist auf Lager',
  split: (line, named) => (named ? `${line.name}: ${wordsOf(line)}` : sentence(wordsOf(line))),
  note: (line, day) =>
    sentence(
      day === undefined
        ? wordsOf(line)
        : `${wordsOf(line)}, voraussichtlich am ${monthAndDay(day)}`,
    ),
  others: (count) =>
    count === 1 ? 'und 1 weiteres Werkzeug' : `und ${displayNumber(count)} weitere Werkzeuge`,
  accept: (day) =>
    day === undefined
      ? 'Alles bestellen. Fehlende Ware wird nachgeliefert, sobald sie eintrifft'
      : `Alles bestellen. Fehlende Ware trifft voraussichtlich am ${monthAndDay(day)} ein`,
  missing: 'Stimmen Sie der Nachlieferung zu, oder bestellen Sie nur, was auf Lager ist.',
  list: {
    title: 'Rückstände',
    description: 'Aufträge mit Positionen, die auf Ware warten oder jetzt versandt werden können.',
    lead: 'Eingehende Ware wird den wartenden Positionen in der Reihenfolge ihrer erwarteten Liefertage zugeteilt.',
    orders: 'Aufträge',
    states: {
      all: 'Alle',
      ready: 'Jetzt versandbereit',
      waiting: 'Wartet auf Ware',
      late: 'Verspätet',
    },
    caption: 'Rückstände, die ältesten zuerst',
    order: 'Auftrag',
    customer: 'Kunde',
    lines: 'Positionen',
    placed: 'bestellt',
    state: 'Status',
    pieces: 'Stück',
    line: ({ allocated, waiting }) =>
      [
        ...(allocated > 0 ? [`${displayNumber(allocated)} reserviert`] : []),
        ...(waiting > 0 ? [`${displayNumber(waiting)} im Rückstand`] : []),
      ].join(', '),
    canShip: 'jetzt versandbereit',
    confirmFirst: 'noch nicht bestätigt',
    expected: 'Erwartet am',
    expectedOf: (name, order) => `Erwarteter Tag: ${name} in Auftrag ${order}`,
    save: 'Tag speichern',
    saveOf: (name, order) => `Tag speichern: ${name} in Auftrag ${order}`,
    saved: (day) => `Erwartet am ${displayDay(day)}; der Käufer erhält eine E-Mail`,
    empty: 'Keine Rückstände',
    emptyDetail: 'Aufträge erscheinen hier, sobald ein Käufer einer Nachlieferung zustimmt.',
    offDetail:
      'Rückstände sind abgeschaltet. Unter „Einstellungen“, „Aufträge“ können Sie Rückstände erlauben.',
  },
}
