/** German: see ../certificates.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayDay } from '../../../platform/time/display-day.ts'
import type * as english from '../certificates.ts'

export const certificateMessages: Translated<typeof english.certificateMessages> = {
  problems: {
    unusable: 'Diese Datei kann nicht als Nachweis verwendet werden',
    notVerifiable: 'Dieser Nachweis kann nicht anerkannt werden',
  },
  noFile:
    'Die Anfrage enthält keine Datei. Senden Sie die PDF-Datei als Inhalt (Body) der Anfrage.',
  notPdf:
    'Die Datei ist kein PDF. Speichern Sie den Nachweis als PDF, und wählen Sie dann die PDF-Datei.',
  cutOff: 'Die PDF-Datei ist unvollständig. Scannen oder exportieren Sie den Nachweis erneut.',
  fileFirst: 'Fügen Sie zuerst die PDF-Datei des Nachweises hinzu. Sie belegt die Steuerbefreiung.',
  isWithdrawn: 'Der Nachweis wurde zurückgezogen. Fügen Sie ihn erneut hinzu.',
  isVerified:
    'Der Nachweis ist anerkannt, deshalb kann seine Datei nicht mehr geändert werden. Ziehen Sie den Nachweis zurück, und fügen Sie einen neuen hinzu.',
  notDay: 'Geben Sie ein Datum in der Form 2027-12-31 ein.',
  endsFirst: 'Das Enddatum darf nicht vor dem Anfangsdatum liegen.',
  notState: 'Wählen Sie Bundesstaaten der USA.',
  noSuchState: (text) =>
    `Den Bundesstaat „${text}“ gibt es nicht. Geben Sie Kürzel ein, zum Beispiel OH, KY.`,
}

export const certificatePageMessages: Translated<typeof english.certificatePageMessages> = {
  title: 'Nachweise der Steuerbefreiung',
  lead: 'Solange ein anerkannter Nachweis gültig ist, sind Aufträge dieser Firma von der Steuer befreit. Ohne Nachweis wird Steuer berechnet.',
  none: 'Es liegt kein Nachweis vor. Steuer wird berechnet.',
  saidExempt:
    'Diese Firma ist als steuerbefreit eingetragen, hat aber keinen gültigen, anerkannten Nachweis. Steuer wird berechnet.',
  kind: 'Art',
  kinds: {
    resale: 'Wiederverkauf',
    manufacturing: 'Herstellung',
    government: 'Behörde',
    'non-profit': 'Gemeinnützige Organisation',
    diplomatic: 'Diplomatische Vertretung',
    other: 'Andere',
  },
  state: {
    unverified: 'Nicht anerkannt: Steuer wird berechnet',
    future: 'Anerkannt, noch nicht gültig',
    valid: 'Gültig',
    ending: 'Gültig, endet bald',
    ended: 'Abgelaufen: Steuer wird berechnet',
    withdrawn: 'Zurückgezogen',
  },
  number: 'Nummer des Nachweises',
  numberHelp:
    'Die Nummer wie auf dem Nachweis. Sie ist für Käufer sichtbar und erscheint auf Belegen.',
  states: 'Bundesstaaten der USA',
  statesHelp: 'Kürzel, zum Beispiel OH, KY. Ohne Angabe gilt der Nachweis in allen Bundesstaaten.',
  everywhere: 'alle Bundesstaaten',
  from: 'Gültig ab',
  until: 'Gültig bis',
  untilHelp:
    'Ist der Nachweis unbefristet, geben Sie das Datum ein, an dem Sie einen neuen anfordern möchten.',
  file: 'PDF-Datei',
  fileHelp: 'Der unterschriebene Nachweis, höchstens 10 MB.',
  fileOf: (number) => `PDF-Datei des Nachweises ${number}`,
  fileAdded: (number) => `Die Datei des Nachweises ${number} wurde hinzugefügt`,
  tooBig: 'Die Datei ist größer als 10 MB. Wählen Sie eine kleinere Datei.',
  saved: (number) => `Die Datei des Nachweises ${number} wurde gespeichert`,
  stateNow: 'Status',
  lineOf: (number) => `Nachweis der Steuerbefreiung ${number}:`,
  add: 'Nachweis hinzufügen',
  adding: 'Wird hinzugefügt',
  added: (number) => `Nachweis ${number} wurde hinzugefügt`,
  addedWithoutFile: (number, why) =>
    `Nachweis ${number} wurde hinzugefügt, die PDF-Datei aber nicht: ${why}`,
  notAdded: 'Der Nachweis wurde nicht hinzugefügt.',
  validity: 'Gültigkeit',
  days: (from, until) => `${displayDay(from)} bis ${displayDay(until)}`,
  who: 'Anerkannt',
  nobody: 'nicht anerkannt',
  by: (name) => `von ${name}`,
  open: (number) => `PDF des Nachweises ${number}`,
  openLabel: 'PDF',
  verify: 'Anerkennen',
  verifyOf: (number) => `Nachweis ${number} anerkennen`,
  sureToVerify: (number) =>
    `Sie bestätigen, dass Sie den Nachweis ${number} gelesen haben und er mit den Angaben übereinstimmt. Aufträge der Firma sind danach von der Steuer befreit.`,
  verified: (number) => `Nachweis ${number} wurde anerkannt`,
  withdraw: 'Zurückziehen',
  withdrawOf: (number) => `Nachweis ${number} zurückziehen`,
  sureToWithdraw: (number) =>
    `Nachweis ${number} gilt dann nicht mehr, und Steuer wird berechnet. Der Nachweis bleibt als Beleg gespeichert.`,
  withdrawn: (number) => `Nachweis ${number} wurde zurückgezogen`,
  actions: 'Aktionen',
}

export const certificateListMessages: Translated<typeof english.certificateListMessages> = {
  title: 'Zu prüfende Nachweise',
  lead: 'Nachweise, die noch nicht anerkannt sind, in den nächsten 30 Tagen ablaufen oder in den letzten 90 Tagen abgelaufen sind, sowie Firmen, die ohne gültigen Nachweis als steuerbefreit eingetragen sind.',
  none: 'Es sind keine Nachweise zu prüfen.',
  companies: 'Alle Firmen',
  company: 'Firma',
  missing: 'Ohne gültigen Nachweis als steuerbefreit eingetragen: Steuer wird berechnet',
}
