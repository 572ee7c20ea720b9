/** German: see ../add-review.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { addReviewMessages as english } from '../add-review.ts'

export const addReviewMessages: Translated<typeof english> = {
  title: 'Bewertung schreiben',
  description: 'Bewerten Sie ein Werkzeug oder den Shop.',
  name: 'Name',
  email: 'E-Mail',
  emailHelp: 'Andere sehen den ersten Buchstaben und den Teil nach dem @.',
  tool: 'Werkzeug',
  toolHelp:
    'Wählen Sie ein Werkzeug, das Sie bestellt haben, oder keines, um den Shop zu bewerten.',
  noTool: 'Der Shop insgesamt',
  stars: 'Sterne',
  starCount: (stars) => (stars === 1 ? '1 Stern' : `${stars} Sterne`),
  starMeanings: ['', 'Unbrauchbar', 'Mangelhaft', 'Erfüllt seinen Zweck', 'Gut', 'Sehr gut'],
  headline: 'Titel',
  headlineHint: 'In wenigen Worten',
  text: 'Bewertung',
  textHint: 'Wofür und wie lange Sie es benutzen, und was Sie Kollegen raten',
  send: 'Bewertung absenden',
  sending: 'Bewertung wird gesendet',
  added: 'Bewertung gespeichert',
  notAdded: 'Es wurde nichts gespeichert.',
  replaced: 'Sie ersetzt Ihre frühere Bewertung.',
  thanks: 'Vielen Dank. Ihre Bewertung steht jetzt auf der Seite des Werkzeugs.',
  thanksShop: 'Vielen Dank. Ihre Bewertung steht jetzt auf der Startseite.',
  thanksHeld: 'Vielen Dank. Ihre Bewertung erscheint, sobald der Shop sie geprüft hat.',
  state: {
    shown: '',
    held: 'Wird noch vom Shop geprüft.',
    hidden: 'Vom Shop ausgeblendet:',
  },
  see: 'Ansehen',
  seeShop: 'Zur Startseite',
  own: 'Ihre Bewertungen',
  removeOf: (tool) => `Ihre Bewertung löschen: ${tool}`,
  sure: 'Ihre Bewertung wird mit ihren Sternen entfernt.',
  again: 'Eine neue Bewertung desselben Werkzeugs ersetzt die alte.',
}
