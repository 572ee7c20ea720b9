/** German: see ../pages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { pagesMessages as english } from '../pages.ts'

export const pagesMessages: Translated<typeof english> = {
  title: 'Textseiten',
  description: 'Die Textseiten des Shops: Über uns, Kontakt, Impressum, AGB und alle anderen.',
  lead: 'Schreiben Sie Texte in Markdown. Gespeicherte Änderungen erscheinen sofort, und jede Fassung bleibt erhalten. Ein Update des Programms ändert Ihre Texte nicht.',
  page: 'Seite',
  address: 'Adresse',
  writer: 'Verfasser',
  state: 'Status',
  edit: 'Bearbeiten',
  editOf: (title) => `Bearbeiten: ${title}`,
  own: (by) => `Zuletzt gespeichert von ${by}`,
  notOwn: 'Standardtext',
  notWritten: 'leer',
  imprint: 'Impressum',
  newPage: 'Seite anlegen',
  slug: 'Adresse der neuen Seite',
  slugHelp: 'Kleinbuchstaben, Ziffern und Bindestriche. Die Adresse ist /pages/…',
  notSlug:
    'Verwenden Sie nur Kleinbuchstaben, Ziffern und einzelne Bindestriche, etwa oeffnungszeiten.',
  begin: 'Seite anlegen',
  pageTitle: 'Titel',
  pageDescription: 'Beschreibung',
  descriptionHelp: 'Ein Satz für Suchmaschinen.',
  body: 'Text',
  bodyHelp:
    'Markdown: ## Überschrift, **fett**, - Aufzählung, [Linktext](/adresse). HTML wird als Text angezeigt.',
  preview: 'Vorschau',
  save: 'Speichern',
  saving: 'Wird gespeichert',
  saved: 'Die Seite wurde gespeichert',
  notSaved: 'Die Seite wurde nicht gespeichert.',
  see: 'Seite ansehen',
  remove: 'Seite entfernen',
  removeOwn: 'Standardtext wiederherstellen',
  removing: (title) =>
    `Die Seite „${title}“ wird aus dem Shop entfernt. Ihre Fassungen bleiben erhalten.`,
  versions: 'Fassungen',
  versionsLead:
    'Laden Sie eine Fassung in das Textfeld. Im Shop ändert sich erst etwas, wenn Sie speichern.',
  noVersions: 'Noch keine gespeicherten Fassungen. Angezeigt wird der Standardtext.',
  load: 'Diese Fassung laden',
  loadOf: (revision) => `Fassung ${revision} laden`,
  loaded: 'Die Fassung wurde in das Textfeld geladen',
  version: (revision, by) => `Fassung ${revision}, von ${by}`,
  removed: 'entfernt',
  back: 'Alle Textseiten',
  changedTitle: 'Die Seite wurde inzwischen geändert',
  changedDetail: (by) =>
    `${by} hat diese Seite inzwischen gespeichert. Ihre Eingaben bleiben erhalten. Vergleichen Sie Ihren Text mit der neuesten Fassung unten, und speichern Sie dann erneut.`,
  notOfShop: (language) =>
    `Die Sprache „${language}“ ist im Shop nicht eingerichtet. Fügen Sie die Sprache unter „Einstellungen“, „Land, Währung, Zeit“ hinzu.`,
  languages: 'Sprache des Textes',
  missingIn: (languages) => `Fehlende Sprachen: ${languages}`,
  fallback: (language) =>
    `In dieser Sprache gibt es noch keinen Text. Käufer sehen stattdessen den Text in dieser Sprache: ${language}.`,
  beginWith: (language) => `Text übernehmen: ${language}`,
  removeText: (language) => `Text entfernen: ${language}`,
  removingText: (title, language) =>
    `Der Text der Seite „${title}“ wird in dieser Sprache entfernt: ${language}. Die Fassungen bleiben erhalten.`,
}
