/** German: see ../shipments.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber, displayCount } from '../../../platform/money/money.ts'
import type { shipmentsMessages as english } from '../shipments.ts'

const pieces = (count: number): string => `${displayNumber(count)} Stück`

export const shipmentsMessages: Translated<typeof english> = {
  problems: {
    returnNotAllowed: 'Dieser Schritt ist für diese Rücksendung nicht mehr möglich',
  },
  notTrackingLink: 'Geben Sie eine Adresse ein, die mit https:// beginnt.',
  notQuantity: 'Geben Sie eine ganze Zahl von 1 bis 1.000.000 ein.',
  noLines: 'Wählen Sie mindestens eine Position für den Versand.',
  lineTwice: 'Diese Position ist weiter oben bereits enthalten. Entfernen Sie die doppelte Zeile.',
  tooManyParcels: (max) => `Eine Lieferung kann höchstens ${displayNumber(max)} Pakete enthalten.`,

  returns: {
    noLines: 'Wählen Sie mindestens eine Position für die Rücksendung.',
    heading: 'Rücksendungen',
    ask: 'Ware zurücksenden',
    help: 'Geben Sie zu jeder Position die Stückzahl an. Bitte senden Sie die Ware erst zurück, wenn Sie unsere Antwort erhalten haben.',
    of: (sku, left) => `${sku}: ${left} können zurückgesendet werden.`,
    nowOf: (name) => `Zurückzusendende Stückzahl: ${name}`,
    reason: 'Grund',
    act: 'Rücksendung anmelden',
    busy: 'Wird gesendet',
    asked: 'Die Rücksendung wurde angemeldet',
    status: {
      requested: 'angemeldet',
      approved: 'genehmigt, bitte absenden',
      refused: 'abgelehnt',
      received: 'eingetroffen',
    },
    scrapped: 'eingetroffen und verschrottet',
    entry: (position, status) => `Rücksendung ${position}: ${status}`,
    answer: (text) => `Antwort des Shops: ${text}`,
    answerLabel: 'Antwort an den Käufer',
    steps: {
      approved: 'Genehmigen',
      refused: 'Ablehnen',
      received: 'Eingetroffen, ins Lager',
      scrapped: 'Eingetroffen, verschrottet',
    },
    stepOf: (step, position) => `${step}: Rücksendung ${position}`,
    done: (status) => `Neuer Status der Rücksendung: ${status}`,
    notAllowed: (status) =>
      `Status der Rücksendung: ${status}. Laden Sie die Seite neu, um die nächsten Schritte zu sehen.`,
    mail: ({ shop, order, status, answer, name, link }) => ({
      subject: `Ihre Rücksendung zur Bestellung ${order}: ${status}`,
      text: [
        `Guten Tag ${name},`,
        '',
        `der Status Ihrer Rücksendung zur Bestellung ${order} hat sich geändert: ${status}.`,
        ...(answer === '' ? [] : ['', answer]),
        '',
        link,
        '',
        shop,
        '',
      ].join('\n'),
    }),
  },
  end: {
    heading: 'Auftrag abschließen',
    act: 'Rest stornieren',
    confirm: (number) =>
      `Der Rest des Auftrags ${number} wird storniert, und die reservierten Stücke gehen zurück in den Bestand. Bereits versandte Ware ist nicht betroffen.`,
    done: (count) => `${pieces(count)} storniert`,
  },
  heading: 'Lieferungen',
  shipment: (number) => `Lieferung ${number}`,
  by: (name) => `von ${name}`,
  contents: (lines, count) => `${displayCount(lines, 'Position', 'Positionen')}, ${pieces(count)}`,
  line: (quantity, name) => `${displayNumber(quantity)} × ${name}`,
  tracking: (number) => `Sendungsnummer ${number}`,
  track: 'Sendung verfolgen',
  trackOf: (number) => `Sendung ${number} verfolgen`,

  ship: 'Teillieferung versenden',
  shipHelp:
    'Eingetragen sind alle reservierten Stücke. Wenn Sie weniger eingeben, bleibt der Rest für die nächste Lieferung.',
  shipTable: 'Noch zu versendende Stücke',
  tool: 'Werkzeug',
  open: 'Offen',
  now: 'Jetzt versenden',
  nowOf: (name) => `Jetzt zu versendende Stückzahl: ${name}`,
  tooMany: (left) => `Es sind nur noch ${displayNumber(left)} Stück zu versenden.`,
  nothing: 'Geben Sie bei mindestens einer Position eine Menge ein.',
  parcel: (position) => `Paket ${position}`,
  anotherParcel: 'Weiteres Paket',
  note: 'Nachricht an den Käufer',
  noteHelp: 'Die Nachricht erscheint bei der Lieferung und in der E-Mail.',
  act: 'Diese Stücke versenden',
  busy: 'Wird versandt',
  done: (number) => `Lieferung ${number} wurde versandt`,
  correct: 'Sendungsverfolgung berichtigen',
  correctOf: (number) => `Sendungsverfolgung der Lieferung ${number} berichtigen`,
  save: 'Sendungsverfolgung speichern',
  busySaving: 'Wird gespeichert',
  saved: 'Sendungsverfolgung gespeichert',
}
