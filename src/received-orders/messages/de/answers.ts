/** German: see ../answers.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { answerMessages as english } from '../answers.ts'

export const answerMessages: Translated<typeof english> = {
  title: 'Zu dieser Bestellung gibt es keine Antwort',
  open: 'Sie ist weder bestellt noch abgelehnt. Bestellen Sie sie oder lehnen Sie sie ab.',
  waiting:
    'Der Auftrag wartet, es ist noch nichts bestätigt. Antworten Sie, wenn er nicht mehr wartet.',
  noForm: 'Antworten gibt es nur auf Bestellungen in UBL, cXML, EDIFACT und openTRANS.',
  changed: 'Geändert: andere Menge, Einheit oder anderer Preis',
  rejected: 'Nicht bestellt',
  fact: 'Antwort',
  download: 'Antwort herunterladen',
}
