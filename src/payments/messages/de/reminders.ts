/** German: see ../reminders.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayMoney, displayNumber } from '../../../platform/money/money.ts'
import { displayDay } from '../../../platform/time/display-day.ts'
import type {
  reminderMessages as english,
  reminderPageMessages as englishPage,
} from '../reminders.ts'

/** What the settings call a stage: the first is no Mahnung yet. */
const stageOf = (step: number): string =>
  step === 1 ? 'Zahlungserinnerung' : `${step - 1}. Mahnung`

export const reminderMessages: Translated<typeof english> = {
  notReminded: 'Diese Mahnung kann nicht gesendet werden',
  notScope: 'Verwenden Sie invoice oder customer.',
  jobFailed: 'Mahnungen konnten nicht geschrieben werden; neuer Versuch',
  refused: {
    off: 'Legen Sie die Tage der Mahnungen unter Einstellungen, Mahnungen fest.',
    notFollowed: 'Legen Sie „Zahlungen verfolgen ab“ unter Einstellungen, Zahlungen fest.',
    settled: (number) => `${number} ist bereits bezahlt.`,
    notDue: (number, due) =>
      `${number} ist nicht überfällig: Die Rechnung ist am ${displayDay(due)} fällig.`,
    otherCurrency: (number) => `${number} ist nicht in der Währung des Shops.`,
    exempt: (number) => `Mahnungen zu ${number} sind ausgesetzt. Nehmen Sie sie zuerst wieder auf.`,
    allSent: (number) => `Alle Mahnungen zu ${number} sind gesendet.`,
    otherStep: (number, step) =>
      `${stageOf(step)} zu ${number} ist nicht die nächste Stufe. Laden Sie die Mahnungen neu.`,
    noAddress: (number) =>
      `Kein Konto des Kunden von ${number} hat eine bestätigte E-Mail-Adresse.`,
  },
  label: (number) => number,
  day: displayDay,
  mailText: ({ opening, number, due, open, bank, reference, link, shop }) =>
    [
      opening,
      '',
      `Rechnung ${number}, fällig am ${displayDay(due)}: ${displayMoney(open)} offen.`,
      ...(bank === ''
        ? []
        : [
            `Bitte überweisen Sie den Betrag auf das Konto ${bank}, Verwendungszweck ${reference}.`,
          ]),
      '',
      'Die Rechnung ist beigefügt. Haben Sie inzwischen gezahlt, ist nichts mehr zu tun.',
      '',
      link,
      '',
      shop,
      '',
    ].join('\n'),
}

export const reminderPageMessages: Translated<typeof englishPage> = {
  title: 'Mahnungen',
  description: 'Überfällige Rechnungen und gesendete Mahnungen.',
  lead: 'Jede Stufe wird einmal automatisch gesendet, ab 12 Uhr an ihrem Tag. Buchen Sie Zahlungseingänge vorher.',
  off: 'Automatische Mahnungen sind aus. Legen Sie die Tage unter Einstellungen, Mahnungen fest.',
  toSettings: 'Einstellungen',
  back: 'Offene Posten',
  search: 'Überfällige Rechnungen durchsuchen',
  hint: 'Kunde, Rechnung oder Auftrag',
  caption: 'Überfällige Rechnungen, die ältesten zuerst',
  number: 'Rechnung',
  customer: 'Kunde',
  due: 'fällig',
  late: (days) => (days === 1 ? '1 Tag überfällig' : `${displayNumber(days)} Tage überfällig`),
  open: 'offen',
  sent: 'Mahnungen',
  sentStep: stageOf,
  by: (name) => `von ${name}`,
  next: (step, on) => `${stageOf(step)} ab ${displayDay(on)}`,
  noNext: 'Keine weitere Mahnung',
  exempt: { invoice: 'Für diese Rechnung ausgesetzt', customer: 'Für diesen Kunden ausgesetzt' },
  actions: 'Aktionen',
  send: 'Jetzt senden',
  sendOf: (step, number) => `Jetzt senden: ${stageOf(step)} zu ${number}`,
  sure: (step, number, open) =>
    `${stageOf(step)} zu ${number} wird jetzt gesendet: ${displayMoney(open)} sind offen.`,
  sentNow: (step, address) => `${stageOf(step)} ist an ${address} gesendet`,
  state: 'Status',
  leaveOut: 'Mahnungen aussetzen',
  leaveOutOf: (number) => `Mahnungen aussetzen: ${number}`,
  leaveOutCustomer: 'Für den Kunden aussetzen',
  leaveOutCustomerOf: (name) => `Für den Kunden aussetzen: ${name}`,
  takeIn: 'Mahnungen wieder aufnehmen',
  takeInOf: (what) => `Mahnungen wieder aufnehmen: ${what}`,
  leftOut: (what) => `Mahnungen ausgesetzt: ${what}`,
  takenIn: (what) => `Mahnungen wieder aufgenommen: ${what}`,
  leaveIt: 'Abbrechen',
  empty: 'Keine überfälligen Rechnungen',
  emptyDetail: 'Überfällige Rechnungen stehen hier, bis sie bezahlt sind.',
}
