/** German: see ../home.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type { homeMessages as english } from '../home.ts'

export const homeMessages: Translated<typeof english> = {
  title: 'Handwerkzeug in großen Mengen',
  description:
    'Handwerkzeug in Verpackungseinheiten für Baustellen, Werkstätten und Schulen: aktuelle Bestände, Staffelpreise, kein Konto nötig.',
  start: 'Jetzt starten',
  own: 'Ihre Bestellungen und häufig bestellte Artikel',
  figuresTitle: 'Der Shop in Zahlen',
  tools: 'Werkzeuge',
  allTools: (count) =>
    count === 1 ? '1 Werkzeug anzeigen' : `Alle ${displayNumber(count)} Werkzeuge anzeigen`,
  noTools: 'Noch keine Werkzeuge',
  noToolsDetail: 'Zurzeit ist nichts im Verkauf. Bitte schauen Sie später wieder vorbei.',
  reviews: 'Kundenstimmen',
  reviewCount: (count) => displayCount(count, 'Bewertung', 'Bewertungen'),
  noReviews: 'Noch keine Bewertungen',
  noReviewsDetail: 'Kunden können bestellte Werkzeuge bewerten.',
  allReviews: (count) => `Alle ${displayNumber(count)} Bewertungen anzeigen`,
  fewerReviews: 'Nur die neuesten anzeigen',
}
