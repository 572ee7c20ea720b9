/** German: see ../reviews.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { reviewsMessages as english } from '../reviews.ts'

export const reviewsMessages: Translated<typeof english> = {
  writtenAnew: 'Der Verfasser hat dieses Werkzeug inzwischen neu bewertet',
  writtenAnewDetail:
    'Jedes Konto kann nur eine Bewertung je Werkzeug haben. Die neue Bewertung bleibt bestehen.',
  restoreTooLate:
    'Die Bewertung wurde vor mehr als 30 Tagen gelöscht und kann nicht wiederhergestellt werden.',
  reasonMissing: 'Geben Sie den Grund für das Ausblenden ein.',
  reportReasonMissing: 'Wählen Sie einen Grund.',
  notRating: 'Wählen Sie 1 bis 5 Sterne.',
  ratingWithoutTool: 'Wählen Sie das Werkzeug, das Sie bewerten.',
  toolWithoutRating: 'Wählen Sie 1 bis 5 Sterne für das Werkzeug.',
}
