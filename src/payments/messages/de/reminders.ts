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
  notScope: 'Geben Sie für „scope“ „invoice“ oder „customer“ an.',
  jobFailed: 'Die Mahnungen konnten nicht erstellt werden. Es folgt ein neuer Versuch',
  refused: {
    off: 'Legen Sie die Tage der Mahnstufen unter „Einstellungen“, „Mahnungen“ fest.',
    notFollowed: 'Legen Sie „Zahlungen verfolgen ab“ unter „Einstellungen“, „Zahlungen“ fest.',
    settled: (number) => `Rechnung ${number} ist bereits bezahlt.`,
    notDue: (number, due) =>
      `Rechnung ${number} ist nicht überfällig, sondern erst am ${displayDay(due)} fällig.`,
    otherCurrency: (number) =>
      `Rechnung ${number} wurde nicht in der Währung des Shops ausgestellt. Mahnen Sie den Kunden selbst.`,
    exempt: (number) =>
      `Die Mahnungen zu ${number} sind ausgesetzt. Nehmen Sie die Mahnungen zuerst wieder auf.`,
    allSent: (number) => `Zu ${number} wurden bereits alle Mahnungen gesendet.`,
    otherStep: (number, step) =>
      `${stageOf(step)} zu ${number} ist nicht die nächste Mahnstufe. Laden Sie die Liste der Mahnungen neu.`,
    noAddress: (number) =>
      `Der Kunde der Rechnung ${number} hat kein Konto mit bestätigter E-Mail-Adresse. Mahnen Sie den Kunden selbst.`,
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
      'Die Rechnung ist beigefügt. Haben Sie inzwischen gezahlt, betrachten Sie dieses Schreiben bitte als gegenstandslos.',
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
  lead: 'Jede Mahnung wird einmal automatisch gesendet, am festgelegten Tag ab 12 Uhr. Buchen Sie Zahlungseingänge vorher.',
  off: 'Automatische Mahnungen sind ausgeschaltet. Legen Sie die Tage der Mahnstufen unter „Einstellungen“, „Mahnungen“ fest.',
  toSettings: 'Einstellungen',
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
  exempt: {
    invoice: 'Mahnungen für diese Rechnung ausgesetzt',
    customer: 'Mahnungen für diesen Kunden ausgesetzt',
  },
  actions: 'Aktionen',
  send: 'Jetzt senden',
  sendOf: (step, number) => `Jetzt senden: ${stageOf(step)} zu ${number}`,
  sure: (step, number, open) =>
    `Die ${stageOf(step)} zu ${number} wird jetzt gesendet. Offener Betrag: ${displayMoney(open)}.`,
  sentNow: (step, address) => `Die ${stageOf(step)} wurde an ${address} gesendet`,
  state: 'Status',
  leaveOut: 'Mahnungen aussetzen',
  leaveOutOf: (number) => `Mahnungen aussetzen: ${number}`,
  leaveOutCustomer: 'Mahnungen für den Kunden aussetzen',
  leaveOutCustomerOf: (name) => `Mahnungen für den Kunden aussetzen: ${name}`,
  takeIn: 'Mahnungen wieder aufnehmen',
  takeInOf: (what) => `Mahnungen wieder aufnehmen: ${what}`,
  leftOut: (what) => `Mahnungen ausgesetzt: ${what}`,
  takenIn: (what) => `Mahnungen wieder aufgenommen: ${what}`,
  leaveIt: 'Abbrechen',
  empty: 'Keine überfälligen Rechnungen',
  emptyDetail: 'Überfällige Rechnungen werden hier angezeigt, bis sie bezahlt sind.',
  openItems: 'Offene Posten',
}
