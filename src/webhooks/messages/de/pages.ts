/** German: see ../pages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type * as english from '../pages.ts'

export const webhookPages: Translated<typeof english.webhookPages> = {
  title: 'Webhooks',
  description: 'Nachrichten an andere Programme über Ereignisse im Shop.',
  guide: 'Anleitung: Nachrichten empfangen',
  lead: 'Der Shop meldet Ereignisse, zum Beispiel einen neuen Auftrag, mit signierten Nachrichten an die Adresse Ihres Programms.',
  caption: 'Webhooks, die ältesten zuerst',
  add: 'Webhook anlegen',
  addTitle: 'Neuer Webhook',
  address: 'Adresse',
  events: 'Ereignisse',
  waiting: 'wartend',
  failed: 'fehlgeschlagen',
  state: 'Status',
  empty: 'Noch kein Webhook',
  emptyDetail: 'Legen Sie für jedes Programm, das Ereignisse sofort braucht, einen Webhook an.',
  back: 'Webhooks',
  history: 'Verlauf',
}

export const webhookFormMessages: Translated<typeof english.webhookFormMessages> = {
  address: 'Adresse',
  addressHelp:
    'Die Adresse des Programms muss mit https:// beginnen und im Internet erreichbar sein. Für die Entwicklung kann der Betreiber mit WEBHOOK_TEST_ORIGINS andere Adressen erlauben.',
  events: 'Ereignisse',
  eventsHelp: 'Wählen Sie die Ereignisse, die gesendet werden.',
  families: {
    order: 'Aufträge',
    shipment: 'Lieferungen',
    document: 'Belege',
    payment: 'Zahlungen',
    stock: 'Bestand',
    price: 'Preise',
    tool: 'Werkzeuge',
    company: 'Firmen',
    quote: 'Angebote',
  },
  chosen: (names) => names.join(', '),
  alsoChosen: (types) => `Außerdem über die API gewählt: ${types.join(', ')}`,
  add: 'Anlegen',
  adding: 'Wird angelegt',
  save: 'Speichern',
  saving: 'Wird gespeichert',
  cancel: 'Abbrechen',
  notSaved: 'Der Webhook wurde nicht gespeichert.',
  saved: 'Der Webhook wurde gespeichert.',
}

export const webhookPageMessages: Translated<typeof english.webhookPageMessages> = {
  settings: 'Einstellungen',
  deliveries: 'Nachrichten der letzten 30 Tage',
  deliveriesCaption: 'Nachrichten, die neuesten zuerst',
  noDeliveries: 'Noch keine Nachricht',
  noDeliveriesDetail: 'Senden Sie ein Testereignis, oder warten Sie auf das erste Ereignis.',
  allStates: 'Alle',
  filter: 'Nachrichten nach Status',
  event: 'Ereignis',
  happened: 'geschehen',
  attempts: 'Versuche',
  answer: 'Antwort',
  state: 'Status',
  noAnswer: 'keine',
  nextAttempt: 'nächster Versuch',
  took: (milliseconds) => `${displayNumber(milliseconds)} ms`,
  show: 'Anzeigen',
  showWhich: (type) => `Nachricht anzeigen: ${type}`,
  message: (type) => `Nachricht ${type}`,
  messageId: 'webhook-id',
  payload: 'Inhalt',
  lastAnswer: 'Letzte Antwort',
  nothingAnswered: 'Noch keine Antwort.',
  emptyAnswer: 'Die Antwort war leer.',
  sendAgain: 'Erneut senden',
  isSentAgain: 'Die Nachricht wird erneut gesendet.',
  replay: 'Nachrichten eines Zeitraums erneut senden',
  replayDetail:
    'Alle Nachrichten des Zeitraums werden mit denselben IDs erneut gesendet. Nachrichten bleiben 30 Tage gespeichert.',
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  notDay: 'Geben Sie ein Datum ein.',
  notPeriod: (days) =>
    `Wählen Sie einen Zeitraum von höchstens ${days} Tagen. Das Enddatum darf nicht vor dem Anfangsdatum liegen.`,
  notReplayed: 'Es wurde nichts erneut gesendet.',
  sending: 'Wird gesendet',
  cancelReplay: 'Abbrechen',
  isReplayed: (count) =>
    count === 0
      ? 'In diesem Zeitraum gibt es keine Nachrichten.'
      : `${displayNumber(count)} ${count === 1 ? 'Nachricht wird' : 'Nachrichten werden'} erneut gesendet.`,
  noneSo: 'Keine Nachrichten mit diesem Status',
  noneSoDetail: 'Wählen Sie einen anderen Status.',
  close: 'Schließen',
  test: 'Testereignis senden',
  isTested: 'Ein Testereignis wird gesendet.',
  pause: 'Pausieren',
  isPaused: 'Der Webhook wurde pausiert. Ereignisse bleiben 30 Tage gespeichert.',
  resume: 'Fortsetzen',
  isResumed: 'Der Webhook ist aktiv. Wartende Nachrichten werden gesendet.',
  rotate: 'Secret ersetzen',
  sureToRotate:
    'Das Programm braucht das neue Secret innerhalb von 24 Stunden. Bis dahin werden Nachrichten mit beiden Secrets signiert.',
  keepSecret: 'Behalten',
  remove: 'Löschen',
  sureToRemove: (address) =>
    `Der Webhook an ${address} und seine Nachrichten werden gelöscht. Wartende Nachrichten werden nicht mehr gesendet.`,
  keep: 'Behalten',
  isRemoved: 'Der Webhook wurde gelöscht.',
  more: 'Mehr',
  moreOf: (address) => `Mehr: ${address}`,
  shownOnce: 'Kopieren Sie das Secret jetzt',
  shownOnceDetail:
    'Mit dem Secret prüft das Programm die Signatur der Nachrichten. Das Secret wird nur einmal angezeigt und kann später nur ersetzt werden.',
  theSecret: 'Secret',
  done: 'Fertig',
  gone: 'Das Programm hat geantwortet, dass es keine Ereignisse mehr annimmt (410 Gone). Deshalb sendet der Shop keine Nachrichten mehr.',
  failing:
    'Das Programm hat drei Tage lang keine Nachricht angenommen. Deshalb sendet der Shop keine Nachrichten mehr. Ereignisse bleiben 30 Tage gespeichert.',
  paused:
    'Der Webhook ist pausiert. Es wird nichts gesendet. Ereignisse bleiben 30 Tage gespeichert.',
  failingNow: 'Keine Nachricht angenommen seit',
}
