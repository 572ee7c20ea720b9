/** German: see ../certificates.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayDay } from '../../../platform/time/display-day.ts'
import type * as english from '../certificates.ts'

export const certificateMessages: Translated<typeof english.certificateMessages> = {
  problems: {
    unusable: 'Diese Datei kann kein Nachweis sein.',
    notVerifiable: 'Dieser Nachweis lässt sich nicht anerkennen',
  },
  noFile: 'Senden Sie eine Datei im Body.',
  notPdf: 'Das ist keine PDF-Datei. Speichern Sie sie als PDF, und wählen Sie dann diese Datei.',
  cutOff: 'Das Ende dieser PDF-Datei fehlt. Scannen oder exportieren Sie sie noch einmal.',
  fileFirst: 'Fügen Sie den Nachweis zuerst als PDF-Datei hinzu: Er belegt die Befreiung.',
  isWithdrawn: 'Er wurde zurückgezogen. Fügen Sie ihn noch einmal hinzu.',
  isVerified:
    'Er ist anerkannt, deshalb bleibt seine Datei, wie sie ist. Ziehen Sie ihn zurück, und fügen Sie einen neuen hinzu.',
  notDay: 'Geben Sie einen Tag wie 2027-12-31 ein.',
  endsFirst: 'Der letzte Tag darf nicht vor dem ersten liegen.',
  notState: 'Wählen Sie Bundesstaaten der USA.',
  noSuchState: (text) =>
    `Den Bundesstaat „${text}“ gibt es nicht. Geben Sie Kürzel wie OH, KY ein.`,
}

export const certificatePageMessages: Translated<typeof english.certificatePageMessages> = {
  title: 'Nachweise der Steuerbefreiung',
  lead: 'Ein anerkannter Nachweis befreit Aufträge dieser Firma vom ersten bis zum letzten Tag von der Steuer. Ohne Nachweis wird Steuer berechnet.',
  none: 'Kein Nachweis: Steuer wird berechnet.',
  saidExempt:
    'Diese Firma ist als befreit eingetragen, hat aber keinen gültigen anerkannten Nachweis: Steuer wird berechnet.',
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
  numberHelp: 'Wie auf dem Nachweis. Käufer sehen sie, und sie steht auf Belegen.',
  states: 'Bundesstaaten der USA',
  statesHelp: 'Kürzel wie OH, KY. Leer: überall.',
  everywhere: 'überall',
  from: 'Gültig ab',
  until: 'Gültig bis',
  untilHelp: 'Hat er keinen letzten Tag, geben Sie den Tag ein, an dem Sie einen neuen anfordern.',
  file: 'PDF-Datei',
  fileHelp: 'Der Nachweis selbst, unterschrieben; bis 10 MB.',
  fileOf: (number) => `PDF-Datei des Nachweises ${number}`,
  fileAdded: (number) => `Die Datei des Nachweises ${number} ist hinzugefügt`,
  tooBig: 'Die Datei ist größer als 10 MB.',
  saved: (number) => `Die Datei des Nachweises ${number} ist gespeichert`,
  stateNow: 'Zustand',
  lineOf: (number) => `Nachweis der Steuerbefreiung ${number}:`,
  add: 'Nachweis hinzufügen',
  adding: 'Wird hinzugefügt',
  added: (number) => `Nachweis ${number} ist hinzugefügt`,
  addedWithoutFile: (number, why) =>
    `Nachweis ${number} ist hinzugefügt, seine Datei aber nicht: ${why}`,
  notAdded: 'Der Nachweis wurde nicht hinzugefügt.',
  validity: 'Gültig',
  days: (from, until) => `${displayDay(from)} bis ${displayDay(until)}`,
  who: 'Anerkannt',
  nobody: 'nicht anerkannt',
  by: (name) => `von ${name}`,
  open: (number) => `PDF des Nachweises ${number}`,
  openLabel: 'PDF',
  verify: 'Anerkennen',
  verifyOf: (number) => `Nachweis ${number} anerkennen`,
  sureToVerify: (number) =>
    `Sie bestätigen, dass Sie den Nachweis ${number} gelesen haben und er mit den Angaben übereinstimmt. Ab jetzt befreit er Aufträge von der Steuer.`,
  verified: (number) => `Nachweis ${number} ist anerkannt`,
  withdraw: 'Zurückziehen',
  withdrawOf: (number) => `Nachweis ${number} zurückziehen`,
  sureToWithdraw: (number) =>
    `Nachweis ${number} gilt nicht mehr, und ab jetzt wird Steuer berechnet. Er bleibt hier als Beleg.`,
  withdrawn: (number) => `Nachweis ${number} ist zurückgezogen`,
  actions: 'Aktionen',
}

export const certificateListMessages: Translated<typeof english.certificateListMessages> = {
  title: 'Zu prüfende Nachweise',
  lead: 'Nachweise, die nicht anerkannt sind, in 30 Tagen enden oder in den letzten 90 Tagen abgelaufen sind, und Firmen, die ohne gültigen Nachweis als befreit eingetragen sind.',
  none: 'Keine Nachweise zu prüfen.',
  company: 'Firma',
  missing: 'Ohne gültigen Nachweis als befreit eingetragen: Steuer wird berechnet',
}
