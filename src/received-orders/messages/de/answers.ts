/** German: see ../answers.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { answerMessages as english } from '../answers.ts'

const orderOf = (number: string): string =>
  number === '' ? 'Ihre Bestellung' : `Ihre Bestellung ${number}`

export const answerMessages: Translated<typeof english> = {
  title: 'Für diese Bestellung gibt es noch keine Antwort',
  open: 'Über diese Bestelldatei wurde noch nicht entschieden. Senden Sie die Bestellung ab, oder lehnen Sie die Datei ab.',
  waiting:
    'Der Auftrag ist zurückgestellt und noch nicht bestätigt. Antworten Sie, sobald der Auftrag nicht mehr zurückgestellt ist.',
  noForm:
    'Antworten sind nur auf Bestellungen im Format UBL, cXML, EDIFACT oder openTRANS möglich.',
  replaced:
    'Diese Bestellung wurde durch eine neuere Datei ersetzt. Beantworten Sie die neuere Datei.',
  changed: 'Geändert: Menge, Einheit oder Preis weicht ab',
  rejected: 'Nicht bestellt',
  fact: 'Antwort',
  download: 'Antwort herunterladen',
  send: 'Antwort senden',
  sendTo: (address) => `An ${address}`,
  leaving: (address) => `Die Antwort an ${address} wird in 8 Sekunden gesendet.`,
  due: 'Die Antwort wird in Kürze per E-Mail gesendet.',
  waits: 'Die Antwort wird per E-Mail gesendet, sobald der Auftrag nicht mehr zurückgestellt ist.',
  sent: 'Gesendet:',
  noMail:
    'Der Shop kann diese Bestellung nicht per E-Mail beantworten, weil sie auf anderem Weg einging oder bevor es diese Funktion gab. Laden Sie die Antwort herunter, und senden Sie die Datei selbst.',
  program:
    'Die E-Mail wurde automatisch oder von einer No-Reply-Adresse gesendet. Solche E-Mails beantwortet der Shop nicht.',
  forged:
    'Laut Mailserver stammt die E-Mail nicht von diesem Absender. Der Shop beantwortet die E-Mail nicht.',
  nobody: 'Die E-Mail enthält keine Absenderadresse, an die der Shop antworten kann.',
  openToo:
    'Die E-Mail enthielt eine weitere Bestellung, die noch offen ist. Senden Sie auch diese Bestellung ab, oder lehnen Sie sie ab.',
  alreadySent: 'Die E-Mail wurde bereits beantwortet. Der Shop beantwortet jede E-Mail nur einmal.',
  jobFailed: 'Eine Antwort auf eine Bestellung konnte nicht erstellt werden',
  mail: {
    hello: (name) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`),
    accepted: (number, order) =>
      `wir haben ${orderOf(number)} angenommen. Unsere Auftragsnummer: ${order}.`,
    changed: (number, order) =>
      `wir haben ${orderOf(number)} mit Änderungen angenommen. Unsere Auftragsnummer: ${order}. Bitte prüfen Sie die Positionen.`,
    rejected: (number) => `wir konnten ${orderOf(number)} leider nicht annehmen.`,
    reason: (reason) => `Grund: ${reason}`,
    asOrdered: (what, count) => `- ${what}: ${count}, wie bestellt`,
    otherwise: (what, count, { quantity, price }) =>
      `- ${what}: ${count}, geändert (bestellt: ${[quantity || 'ohne Menge', price && `zu ${price}`].filter(Boolean).join(' ')})`,
    notOrdered: (what) => `- ${what}: nicht bestellt`,
    attached: 'Diese Antwort ist zusätzlich als Datei für Ihr System angehängt.',
  },
}
