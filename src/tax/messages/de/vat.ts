/** German: see ../vat.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { vatMessages as english } from '../vat.ts'

export const vatMessages: Translated<typeof english> = {
  noAnswer: 'Der amtliche Dienst antwortet nicht.',
  unclear: 'Der amtliche Dienst hat die USt-IdNr. weder bestätigt noch abgelehnt.',
  queueUnreadable: 'Zu prüfende USt-IdNrn. konnten nicht gelesen werden',
  notService:
    'Geben Sie eine Adresse ein, die mit https:// beginnt, oder lassen Sie das Feld leer.',
  noNumber: 'Diese Firma hat keine USt-IdNr.',
  noNumberDetail: 'Geben Sie zuerst die USt-IdNr. der Firma ein, und speichern Sie.',
  title: 'USt-IdNr.',
  state: {
    off: 'Die USt-IdNr. wurde nicht geprüft. Tragen Sie unter „Einstellungen“, „Steuern“ den amtlichen Dienst ein.',
    none: 'Es ist keine USt-IdNr. eingetragen, deshalb wird auch bei Lieferungen in andere Mitgliedstaaten Steuer berechnet.',
    waiting:
      'Die USt-IdNr. wird geprüft. Bis der amtliche Dienst sie bestätigt, wird Steuer berechnet.',
    confirmed:
      'Der amtliche Dienst hat die USt-IdNr. bestätigt. Lieferungen in andere Mitgliedstaaten sind steuerfrei.',
    refused: 'Laut amtlichem Dienst ist die USt-IdNr. ungültig, deshalb wird Steuer berechnet.',
    malformed:
      'Das ist keine gültige USt-IdNr. der EU: Land, Länge oder Prüfziffern sind falsch. ' +
      'Steuer wird berechnet.',
  },
  old: 'Die Bestätigung ist abgelaufen, und der amtliche Dienst antwortet nicht. Bis er antwortet, wird Steuer berechnet.',
  trouble: (reason) => `Letzter Versuch: ${reason}`,
  check: 'Jetzt prüfen',
  queued: 'Die Prüfung läuft. Laden Sie die Seite in Kürze neu.',
  caption: 'Antworten des amtlichen Dienstes',
  day: 'geprüft',
  answer: 'Antwort',
  valid: 'Gültig',
  notValid: 'Ungültig',
  consultation: 'Abfragenummer',
  none: 'keine',
  who: 'eingetragen als',
}
