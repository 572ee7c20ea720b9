/** German: see ../manage-reviews.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { manageReviewsMessages as english } from '../manage-reviews.ts'

const bewertungen = (count: number): string => displayCount(count, 'Bewertung', 'Bewertungen')

export const manageReviewsMessages: Translated<typeof english> = {
  title: 'Bewertungen',
  description: 'Bewertungen der Kunden, neueste zuerst.',
  lead: 'Gelöschte Bewertungen finden Sie 30 Tage lang unter „Gelöscht“. Gelöschte Bewertungen zählen nicht zum Durchschnitt.',
  states: {
    shown: 'Veröffentlicht',
    held: 'Zurückgehalten',
    reported: 'Gemeldet',
    hidden: 'Ausgeblendet',
  },
  statesLabel: 'Status der Bewertungen',
  held: {
    link: 'Die Bewertung enthält einen Link.',
    email: 'Die Bewertung enthält eine E-Mail-Adresse.',
    phone: 'Die Bewertung enthält eine Telefonnummer.',
    word: 'Die Bewertung enthält ein gesperrtes Wort.',
    first: 'Erste Bewertung eines Kontos ohne bestätigte E-Mail-Adresse.',
  },
  reviewOf: (author) => `Bewertung von ${author}`,
  areShown: (count) => `${bewertungen(count)} veröffentlicht`,
  areRemoved: (count) => `${bewertungen(count)} gelöscht`,
  sureOfMany: (count) =>
    `${bewertungen(count)} ${count === 1 ? 'wird' : 'werden'} gelöscht und ${count === 1 ? 'zählt' : 'zählen'} nicht mehr zum Durchschnitt.`,
  show: 'Veröffentlichen',
  showOf: (author) => `Bewertung von ${author} veröffentlichen`,
  isShown: (author) => `Die Bewertung von ${author} wurde veröffentlicht`,
  hide: 'Ausblenden',
  hideOf: (author) => `Bewertung von ${author} ausblenden`,
  hiding: 'Wird ausgeblendet',
  isHidden: (author) => `Die Bewertung von ${author} wurde ausgeblendet`,
  reason: 'Grund',
  reasonHelp: 'Der Verfasser kann den Grund lesen.',
  cancel: 'Abbrechen',
  keep: 'Behalten',
  keepOf: (author) => `Bewertung von ${author} behalten und die Meldungen schließen`,
  isKept: (author) =>
    `Die Bewertung von ${author} bleibt bestehen, und die Meldungen wurden geschlossen`,
  reported: (reason, note) =>
    note === '' ? `Gemeldet: ${reason}.` : `Gemeldet: ${reason}. „${note}“`,
  answer: 'Antworten',
  edit: 'Antwort bearbeiten',
  answerOf: (author) => `Auf die Bewertung von ${author} antworten`,
  editOf: (author) => `Antwort auf die Bewertung von ${author} bearbeiten`,
  answerHelp: 'Die Antwort wird unter der Bewertung veröffentlicht.',
  saveAnswer: 'Antwort speichern',
  answering: 'Wird gespeichert',
  isAnswered: (author) => `Die Bewertung von ${author} wurde beantwortet`,
  answered: 'Ihre Antwort:',
  removeAnswer: 'Antwort entfernen',
  answerRemoved: 'Die Antwort wurde entfernt',
  noneHeld: 'Keine zurückgehaltenen Bewertungen',
  noneHeldDetail:
    'Bewertungen mit Links, E-Mail-Adressen, Telefonnummern oder gesperrten Wörtern werden zurückgehalten, bis Sie sie prüfen.',
  noneReported: 'Keine gemeldeten Bewertungen',
  noneReportedDetail:
    'Gemeldete Bewertungen werden hier angezeigt, bis Sie sie behalten oder ausblenden.',
  noneHidden: 'Keine ausgeblendeten Bewertungen',
  noneHiddenDetail:
    'Ausgeblendete Bewertungen werden hier angezeigt und können wieder veröffentlicht werden.',
  caption: 'Bewertungen, neueste zuerst',
  review: 'Bewertung',
  author: 'Verfasser',
  stars: 'Sterne',
  state: 'Status',
  tool: 'Werkzeug',
  shop: 'Der Shop insgesamt',
  written: 'Verfasst',
  remove: (author) => `Bewertung von ${author} löschen`,
  sure: (author) =>
    `Die Bewertung von ${author} wird gelöscht und zählt nicht mehr zum Durchschnitt. Sie können sie 30 Tage lang wiederherstellen.`,
  empty: 'Noch keine Bewertungen',
  emptyDetail: 'Sobald Kunden Bewertungen schreiben, erscheinen sie hier.',
}
