/** German: see ../answers.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { answerMessages as english } from '../answers.ts'

const orderOf = (number: string): string =>
  number === '' ? 'Ihre Bestellung' : `Ihre Bestellung ${number}`

export const answerMessages: Translated<typeof english> = {
  title: 'Zu dieser Bestellung gibt es keine Antwort',
  open: 'Sie ist weder bestellt noch abgelehnt. Bestellen Sie sie oder lehnen Sie sie ab.',
  waiting:
    'Der Auftrag wartet, es ist noch nichts bestätigt. Antworten Sie, wenn er nicht mehr wartet.',
  noForm: 'Antworten gibt es nur auf Bestellungen in UBL, cXML, EDIFACT und openTRANS.',
  replaced: 'Eine neuere Datei hat diese Bestellung ersetzt. Beantwortet wird die neuere.',
  changed: 'Geändert: andere Menge, Einheit oder anderer Preis',
  rejected: 'Nicht bestellt',
  fact: 'Antwort',
  download: 'Antwort herunterladen',
  send: 'Antwort senden',
  sendTo: (address) => `An ${address}`,
  leaving: (address) => `Die Antwort an ${address} geht in 8 Sekunden ab.`,
  due: 'Sie wird in Kürze per E-Mail gesendet.',
  waits: 'Sie wird gesendet, sobald der Auftrag nicht mehr wartet.',
  sent: 'Gesendet:',
  noMail:
    'Die Bestellung kam nicht per E-Mail, oder bevor der Shop E-Mails beantworten konnte. Senden Sie die Datei selbst.',
  program:
    'Ein Programm hat die E-Mail gesendet, oder niemand liest ihre Adresse. Solche E-Mails werden nicht beantwortet.',
  forged:
    'Der Mailserver sagt, dass die E-Mail nicht von diesem Absender ist. Sie wird nicht beantwortet.',
  nobody: 'Die E-Mail nennt keinen Absender, dem geantwortet werden kann.',
  openToo:
    'Mit der E-Mail kam eine weitere Bestellung, die noch offen ist. Bestellen Sie sie oder lehnen Sie sie ab.',
  alreadySent: 'Die E-Mail ist schon beantwortet. Jede E-Mail wird einmal beantwortet.',
  jobFailed: 'Eine Antwort auf eine Bestellung konnte nicht geschrieben werden',
  mail: {
    hello: (name) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`),
    accepted: (number, order) =>
      `${orderOf(number)} ist angenommen. Unsere Auftragsnummer: ${order}.`,
    changed: (number, order) =>
      `${orderOf(number)} ist mit Änderungen angenommen. Unsere Auftragsnummer: ${order}. Bitte prüfen Sie die Positionen.`,
    rejected: (number) => `${orderOf(number)} ist nicht angenommen.`,
    reason: (reason) => `Grund: ${reason}`,
    asOrdered: (what, count) => `- ${what}: ${count}, wie bestellt`,
    otherwise: (what, count, { quantity, price }) =>
      `- ${what}: ${count}, geändert (bestellt: ${[quantity || 'ohne Menge', price && `zu ${price}`].filter(Boolean).join(' ')})`,
    notOrdered: (what) => `- ${what}: nicht bestellt`,
    attached: 'Dieselbe Antwort liegt als Datei für Ihr System bei.',
  },
}
