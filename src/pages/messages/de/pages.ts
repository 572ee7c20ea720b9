/** German: see ../pages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { pagesMessages as english } from '../pages.ts'

export const pagesMessages: Translated<typeof english> = {
  title: 'Textseiten',
  description: 'Die Textseiten des Shops: Über uns, Kontakt, Impressum, AGB und alle anderen.',
  lead: 'Geschrieben in Markdown. Gespeicherte Änderungen erscheinen sofort, jede Fassung bleibt erhalten, und neue Versionen des Programms ändern Ihre Texte nie.',
  page: 'Seite',
  address: 'Adresse',
  writer: 'Text',
  state: 'Zustand',
  edit: 'Bearbeiten',
  editOf: (title) => `Bearbeiten: ${title}`,
  own: (by) => `Geschrieben von ${by}`,
  notOwn: 'Text des Programms',
  notWritten: 'leer',
  imprint: 'Impressum',
  newPage: 'Neue Seite',
  slug: 'Adresse der neuen Seite',
  slugHelp: 'Kleinbuchstaben, Ziffern und Bindestriche. Die Adresse ist /pages/…',
  notSlug:
    'Verwenden Sie nur Kleinbuchstaben, Ziffern und einzelne Bindestriche, etwa oeffnungszeiten.',
  begin: 'Beginnen',
  pageTitle: 'Titel',
  pageDescription: 'Beschreibung',
  descriptionHelp: 'Ein Satz für Suchmaschinen.',
  body: 'Text',
  bodyHelp:
    'Markdown: ## Überschrift, **fett**, - Aufzählung, [Wörter](/adresse). HTML erscheint als Text.',
  preview: 'Vorschau',
  save: 'Speichern',
  saving: 'Wird gespeichert',
  saved: 'Die Seite ist gespeichert',
  notSaved: 'Nicht gespeichert.',
  see: 'Seite ansehen',
  remove: 'Seite entfernen',
  removeOwn: 'Text des Programms wiederherstellen',
  removing: (title) =>
    `„${title}“ wird aus dem Shop entfernt. Die Fassungen bleiben hier erhalten.`,
  versions: 'Fassungen',
  versionsLead: 'Eine geladene Fassung steht im Textfeld. Nichts ändert sich, bis Sie speichern.',
  noVersions: 'Noch keine. Dies ist der Text des Programms.',
  load: 'Diese Fassung laden',
  loadOf: (revision) => `Diese Fassung laden: ${revision}`,
  loaded: 'Der Text steht im Textfeld',
  version: (revision, by) => `Fassung ${revision}, von ${by}`,
  removed: 'entfernt',
  back: 'Alle Textseiten',
  changedTitle: 'Jemand anders hat diese Seite gespeichert',
  changedDetail: (by) =>
    `${by} hat diese Seite gespeichert, seit Sie sie geöffnet haben. Ihr Text bleibt erhalten: Vergleichen Sie ihn mit der neuesten Fassung unten, und speichern Sie dann noch einmal.`,
  notOfShop: (language) =>
    `Diese Sprache hat der Shop nicht: ${language}. Fügen Sie sie unter Einstellungen, Land, Währung, Zeit hinzu.`,
  languages: 'Sprache des Textes',
  missingIn: (languages) => `Es fehlt: ${languages}`,
  fallback: (language) =>
    `In dieser Sprache gibt es noch keinen Text. Käufer lesen diesen: ${language}.`,
  beginWith: (language) => `Mit diesem Text beginnen: ${language}`,
  removeText: (language) => `Diesen Text entfernen: ${language}`,
  removingText: (title, language) =>
    `„${title}“ wird in einer Sprache entfernt: ${language}. Die Fassungen bleiben hier erhalten.`,
}
