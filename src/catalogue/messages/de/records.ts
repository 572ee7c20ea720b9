/** German: see ../records.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { recordsMessages as english } from '../records.ts'

export const recordsMessages: Translated<typeof english> = {
  problems: {
    nameTaken: 'Diesen Namen gibt es schon',
    slugTaken: 'Diese Adresse wird schon verwendet',
    inUse: 'Dieser Eintrag wird noch verwendet',
    circular: 'Eine Kategorie kann nicht ihre eigene Oberkategorie sein',
  },
  notSlug:
    'Verwenden Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche, zum Beispiel elektro-werkzeuge.',
  nameTaken: (name) =>
    `${name} gibt es schon. Wählen Sie einen anderen Namen, oder führen Sie die beiden Einträge unten zusammen.`,
  slugTaken: (slug) =>
    `${slug} ist oder war die Adresse eines anderen Eintrags. Wählen Sie eine andere Adresse.`,
  inUse:
    'Werkzeuge (auch archivierte), Unterkategorien oder Familien verwenden diesen Eintrag noch. Führen Sie den Eintrag mit einem anderen zusammen, oder ändern Sie zuerst diese.',
  circular: 'Die Oberkategorie darf weder diese Kategorie noch eine ihrer Unterkategorien sein.',
  itself:
    'Ein Eintrag lässt sich nicht mit sich selbst zusammenführen. Wählen Sie einen anderen Eintrag.',
  changedMeanwhile:
    'Seit Sie die Seite geöffnet haben, hat jemand Änderungen gespeichert. Ihre Eingaben bleiben erhalten; die übrigen Felder zeigen die gespeicherten Werte. Prüfen Sie alle Felder, und speichern Sie noch einmal.',
  notOwnPicture: 'Fügen Sie das Bild als Datei hinzu, damit der Shop es speichert.',
  tooLong: (max) => `Höchstens ${max} Zeichen.`,
  kinds: {
    categories: {
      title: 'Kategorien',
      one: 'Kategorie',
      add: 'Kategorie hinzufügen',
      empty: 'Noch keine Kategorien',
      emptyDetail:
        'Kategorien werden automatisch aus den Werkzeugen angelegt. Sie können hier auch eine Kategorie hinzufügen.',
    },
    brands: {
      title: 'Marken',
      one: 'Marke',
      add: 'Marke hinzufügen',
      empty: 'Noch keine Marken',
      emptyDetail:
        'Marken werden automatisch aus den Werkzeugen angelegt. Sie können hier auch eine Marke hinzufügen.',
    },
    families: {
      title: 'Produktfamilien',
      one: 'Produktfamilie',
      add: 'Produktfamilie hinzufügen',
      empty: 'Noch keine Produktfamilien',
      emptyDetail:
        'Eine Produktfamilie umfasst Werkzeuge einer Marke in verschiedenen Größen. Produktfamilien werden automatisch aus den Werkzeugen angelegt.',
    },
  },
  description: 'Kategorien, Marken und Produktfamilien des Shops.',
  lead: 'Ein neuer Name gilt sofort für alle Werkzeuge. Frühere Adressen leiten zur neuen Adresse weiter.',
  search: 'Nach Namen suchen',
  hint: 'Name oder Adresse',
  name: 'Name',
  brand: 'Marke',
  brandHelp: 'Lassen Sie das Feld für Werkzeuge ohne Marke leer.',
  about: 'Beschreibung',
  tools: 'Werkzeuge',
  address: 'Adresse',
  edit: 'Bearbeiten',
  editOf: (name) => `Bearbeiten: ${name}`,
  above: (name) => `in ${name}`,
  add: 'Hinzufügen',
  added: (name) => `${name} wurde hinzugefügt`,
  slug: 'Adresse',
  slugHelp: (path) => `Die Adresse der Seite ist ${path}. Frühere Adressen leiten dorthin weiter.`,
  former: (slugs) => `Diese früheren Adressen leiten hierher weiter: ${slugs}.`,
  position: 'Reihenfolge',
  positionHelp: 'Kleinere Zahlen kommen zuerst; bei gleichen Zahlen entscheidet der Name.',
  sentence: 'Satz',
  sentenceHelp: 'Ein Satz, der über den Werkzeugen angezeigt wird.',
  parent: 'Oberkategorie',
  noParent: 'Keine (oberste Ebene)',
  removePicture: 'Bild entfernen',
  inLanguages: 'In anderen Sprachen',
  inLanguagesLead:
    'Texte für die Seiten in anderen Sprachen. Wenn ein Feld leer ist, sehen Käufer den Text oben.',
  inLanguage: (field, language) => `${field}, ${language}`,
  notOfShop: (languages) =>
    languages === ''
      ? 'Der Shop hat nur eine Sprache. Weitere Sprachen fügen Sie unter „Einstellungen“, „Land, Währung, Zeit“ hinzu.'
      : `Kategorien und Marken haben Texte in diesen Sprachen: ${languages}. Weitere Sprachen fügen Sie unter „Einstellungen“, „Land, Währung, Zeit“ hinzu.`,
  maker: 'Hersteller',
  makerLead:
    'Name und Kontakt des Herstellers sind für den Verkauf in der EU vorgeschrieben und werden auf den Seiten der Werkzeuge angezeigt.',
  responsible: 'Verantwortliche Person in der EU',
  responsibleLead: 'Erforderlich, wenn der Hersteller keinen Sitz in der EU hat.',
  partyName: 'Name',
  partyAddress: 'Postanschrift',
  partyContact: 'E-Mail oder Internetadresse',
  save: 'Speichern',
  saving: 'Wird gespeichert',
  saved: (name) => `${name} wurde gespeichert`,
  see: 'Seite ansehen',
  merge: 'Mit einem anderen Eintrag zusammenführen',
  mergeLead: (tools) =>
    tools === 0
      ? 'Kein veröffentlichtes Werkzeug verwendet diesen Eintrag. Die Adressen dieses Eintrags leiten dann zum anderen Eintrag weiter.'
      : `${tools === 1 ? 'Das Werkzeug erhält' : `Die ${tools} Werkzeuge erhalten`} den Namen des anderen Eintrags, und die Adressen dieses Eintrags leiten dorthin weiter.`,
  mergeInto: 'Zusammenführen mit',
  choose: 'Bitte wählen',
  mergeAct: 'Zusammenführen',
  sureToMerge: (name, into) =>
    `${name} wird entfernt, und die Werkzeuge werden ${into} zugeordnet.`,
  merged: (name, into) => `${name} wurde mit ${into} zusammengeführt`,
  remove: 'Löschen',
  sure: (name) => `${name} wird gelöscht. Kein veröffentlichtes Werkzeug verwendet diesen Eintrag.`,
  gone: 'Diesen Eintrag gibt es nicht',
  goneDetail: 'Der Eintrag wurde zusammengeführt oder gelöscht, oder die Adresse ist falsch.',
  crumbs: 'Sie sind hier',
  history: 'Verlauf',
}
