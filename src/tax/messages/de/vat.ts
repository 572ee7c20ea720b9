/** German: see ../vat.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { vatMessages as english } from '../vat.ts'

export const vatMessages: Translated<typeof english> = {
  noAnswer: 'Der Dienst antwortet nicht.',
  unclear: 'Der Dienst hat die Nummer weder bestätigt noch abgelehnt.',
  queueUnreadable: 'Zu prüfende USt-IdNrn. konnten nicht gelesen werden',
  notService:
    'Geben Sie eine Adresse ein, die mit https:// beginnt, oder lassen Sie das Feld leer.',
  noNumber: 'Diese Firma hat keine USt-IdNr.',
  noNumberDetail: 'Geben Sie zuerst ihre USt-IdNr. ein, und speichern Sie sie.',
  title: 'USt-IdNr.',
  state: {
    off: 'Nicht geprüft. Tragen Sie unter Einstellungen, Steuern den amtlichen Dienst ein.',
    none: 'Keine USt-IdNr., deshalb wird Steuer auch in anderen Mitgliedstaaten berechnet.',
    waiting: 'Wird geprüft. Steuer wird berechnet, bis der amtliche Dienst sie bestätigt.',
    confirmed:
      'Vom amtlichen Dienst bestätigt: Lieferungen in andere Mitgliedstaaten sind steuerfrei.',
    refused: 'Laut amtlichem Dienst ungültig, deshalb wird Steuer berechnet.',
    malformed:
      'Keine gültige USt-IdNr. der EU: Land, Länge oder Prüfziffern sind falsch. ' +
      'Steuer wird berechnet.',
  },
  old: 'Die Bestätigung ist abgelaufen, und der Dienst antwortet nicht. Bis er antwortet, wird Steuer berechnet.',
  trouble: (reason) => `Letzter Versuch: ${reason}`,
  check: 'Jetzt prüfen',
  queued: 'Die Prüfung läuft. Laden Sie gleich neu',
  caption: 'Antworten des amtlichen Dienstes',
  day: 'geprüft',
  answer: 'Antwort',
  valid: 'Gültig',
  notValid: 'Ungültig',
  consultation: 'Abfragenummer',
  none: 'keine',
  who: 'eingetragen als',
}
