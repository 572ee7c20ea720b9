/** German: see ../not-found.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { notFoundMessages as english } from '../not-found.ts'

export const notFoundMessages: Translated<typeof english> = {
  tab: 'Nicht gefunden',
  description: 'Diese Seite gibt es nicht.',
  picture: 'Eine Werkzeugwand, an der ein Hammer fehlt',
  title: 'Seite nicht gefunden',
  detail:
    'Diese Seite gibt es nicht. Suchen Sie das Werkzeug, oder beginnen Sie auf der Startseite.',
  searchHere: 'Im Shop suchen',
  search: 'Werkzeug suchen',
  hint: 'Name, Größe oder Artikelnummer',
  go: 'Suchen',
  home: 'Startseite',
}
