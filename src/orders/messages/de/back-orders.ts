/** German: see ../back-orders.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import { displayDay } from '../../../platform/time/display-day.ts'
import type { backOrderMessages as english } from '../back-orders.ts'

const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`
const pieces = (count: number): string => `${displayNumber(count)} Stück`

export const backOrderMessages: Translated<typeof english> = {
  problems: { nothingWaits: 'Diese Position ist nicht im Rückstand' },
  nothingWaitsDetail: (number, line) =>
    `Position ${line} des Auftrags ${number} ist nicht im Rückstand. Laden Sie den Auftrag neu.`,
  notDay: 'Geben Sie ein Datum ein, zum Beispiel 2026-12-24.',
  pastDay: 'Wählen Sie den heutigen oder einen späteren Tag.',
  notWhole: (number) =>
    `Im Auftrag ${number} sind noch Mengen im Rückstand. Versenden Sie die vorhandene Ware als Teillieferung, ` +
    'oder entfernen Sie die fehlenden Mengen aus dem Auftrag.',
  waits: (count, day) => `davon ${pieces(count)} im Rückstand, erwartet am ${displayDay(day)}`,
  jobFailed: 'Rückstände konnten nicht bearbeitet werden; ein neuer Versuch folgt',
  allocated: ({ shop, number, name, lines, waiting, link }) => ({
    subject: `Ware für Ihre Bestellung ${number} ist eingetroffen`,
    text: letter(
      `Guten Tag ${name},`,
      `Ware ist eingetroffen. Für Ihre Bestellung ${number} ist jetzt reserviert:`,
      lines.map((line) => `${line.name} (${line.sku}): ${pieces(line.quantity)}`).join('\n'),
      waiting === 0
        ? 'Damit ist nichts mehr im Rückstand.'
        : `${pieces(waiting)} sind noch im Rückstand. Wann wir diese Ware erwarten, steht auf der Seite der Bestellung.`,
      link,
      shop,
    ),
  }),
  newDay: ({ shop, number, name, line, count, day, link }) => ({
    subject: `Bestellung ${number}: neuer Liefertermin`,
    text: letter(
      `Guten Tag ${name},`,
      `${pieces(count)} ${line} aus Ihrer Bestellung ${number} erwarten wir jetzt am ${displayDay(day)}.`,
      link,
      shop,
    ),
  }),
}
