/** German: see ../manage-reviews.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { manageReviewsMessages as english } from '../manage-reviews.ts'

const bewertungen = (count: number): string => displayCount(count, 'Bewertung', 'Bewertungen')

export const manageReviewsMessages: Translated<typeof english> = {
  title: 'Bewertungen',
  description: 'Bewertungen der Kunden, neueste zuerst.',
  lead: 'Gelöschte Bewertungen stehen 30 Tage unter Gelöscht. Ihre Sterne zählen nicht mehr.',
  states: {
    shown: 'Veröffentlicht',
    held: 'Zurückgehalten',
    reported: 'Gemeldet',
    hidden: 'Ausgeblendet',
  },
  statesLabel: 'Status der Bewertungen',
  held: {
    link: 'Enthält einen Link.',
    email: 'Enthält eine E-Mail-Adresse.',
    phone: 'Enthält eine Telefonnummer.',
    word: 'Enthält ein gesperrtes Wort.',
    first: 'Erste Bewertung eines Kontos ohne bestätigte E-Mail-Adresse.',
  },
  reviewOf: (author) => `Bewertung von ${author}`,
  areShown: (count) => `${bewertungen(count)} veröffentlicht`,
  areRemoved: (count) => `${bewertungen(count)} gelöscht`,
  sureOfMany: (count) =>
    `${bewertungen(count)} ${count === 1 ? 'wird' : 'werden'} gelöscht. Ihre Sterne zählen nicht mehr.`,
  show: 'Veröffentlichen',
  showOf: (author) => `Bewertung von ${author} veröffentlichen`,
  isShown: (author) => `Die Bewertung von ${author} ist veröffentlicht`,
  hide: 'Ausblenden',
  hideOf: (author) => `Bewertung von ${author} ausblenden`,
  hiding: 'Wird ausgeblendet',
  isHidden: (author) => `Die Bewertung von ${author} ist ausgeblendet`,
  reason: 'Grund',
  reasonHelp: 'Der Verfasser kann ihn lesen.',
  cancel: 'Abbrechen',
  keep: 'Behalten',
  keepOf: (author) => `Bewertung von ${author} behalten und die Meldungen schließen`,
  isKept: (author) => `Die Bewertung von ${author} bleibt, ihre Meldungen sind geschlossen`,
  reported: (reason, note) =>
    note === '' ? `Gemeldet: ${reason}.` : `Gemeldet: ${reason}. „${note}“`,
  answer: 'Antworten',
  edit: 'Antwort bearbeiten',
  answerOf: (author) => `Auf die Bewertung von ${author} antworten`,
  editOf: (author) => `Antwort auf die Bewertung von ${author} bearbeiten`,
  answerHelp: 'Wird unter der Bewertung veröffentlicht.',
  saveAnswer: 'Antwort speichern',
  answering: 'Wird gespeichert',
  isAnswered: (author) => `Die Bewertung von ${author} ist beantwortet`,
  answered: 'Ihre Antwort:',
  removeAnswer: 'Antwort entfernen',
  answerRemoved: 'Die Antwort ist entfernt',
  noneHeld: 'Keine Bewertung wird zurückgehalten',
  noneHeldDetail:
    'Bewertungen mit Links, E-Mail-Adressen, Telefonnummern oder gesperrten Wörtern warten hier.',
  noneReported: 'Keine Bewertung wurde gemeldet',
  noneReportedDetail: 'Gemeldete Bewertungen stehen hier, bis Sie sie behalten oder ausblenden.',
  noneHidden: 'Keine Bewertung ist ausgeblendet',
  noneHiddenDetail:
    'Ausgeblendete Bewertungen stehen hier und können wieder veröffentlicht werden.',
  caption: 'Bewertungen, neueste zuerst',
  review: 'Bewertung',
  author: 'Verfasser',
  stars: 'Sterne',
  state: 'Zustand',
  tool: 'Werkzeug',
  shop: 'Der Shop insgesamt',
  written: 'Verfasst',
  remove: (author) => `Bewertung von ${author} löschen`,
  sure: (author) =>
    `Die Bewertung von ${author} wird mit ihren Sternen entfernt. Sie können sie 30 Tage lang wiederherstellen.`,
  empty: 'Noch keine Bewertungen',
  emptyDetail: 'Bewertungen erscheinen hier, sobald Kunden sie schreiben.',
}
