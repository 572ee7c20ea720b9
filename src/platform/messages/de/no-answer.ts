/** German: see ../no-answer.ts. */
import type { Translated } from '../../languages/translated.ts'
import type { noAnswerMessages as english, unavailableTitle as englishTitle } from '../no-answer.ts'

export const unavailableTitle: Translated<typeof englishTitle> =
  'Der Shop erreicht seine Datenbank nicht. Versuchen Sie es in Kürze erneut'

export const noAnswerMessages: Translated<typeof english> = {
  noAnswer:
    'Der Shop antwortet nicht. Prüfen Sie Ihre Internetverbindung, und versuchen Sie es erneut. Ihre Eingaben bleiben erhalten.',
  unreadableAnswer: (status) =>
    `Der Shop hat eine unlesbare Antwort gesendet (Status ${status}). Versuchen Sie es in Kürze erneut.`,
}
