/** German: see ../pictures-page.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type { picturesPageMessages as english } from '../pictures-page.ts'

const pictures = (count: number): string => displayCount(count, 'Bild', 'Bilder')

export const picturesPageMessages: Translated<typeof english> = {
  title: 'Bilder',
  titleOf: (name) => `Bilder: ${name}`,
  description: 'Bilder und Dokumente eines Werkzeugs ordnen und hinzufügen.',
  back: 'Artikel bearbeiten',
  see: 'Seite ansehen',
  gone: 'Dieses Werkzeug ist nicht im Verkauf',
  goneDetail: 'Das Werkzeug wurde gelöscht, oder die Adresse ist falsch.',
  products: 'Artikel verwalten',
  arrange: {
    heading: 'Bilder',
    lead: 'Das erste Bild ist das Hauptbild des Werkzeugs. Ziehen Sie die Bilder in die richtige Reihenfolge, oder verwenden Sie die Pfeile.',
    first: 'Erstes Bild',
    nth: (nth) => `Bild ${nth}`,
    alt: 'Alternativtext',
    altHelp: 'Alternativtext für Screenreader. Ohne Angabe wird der Name des Werkzeugs verwendet.',
    altHint: (name) => name,
    earlier: (nth) => `Bild ${nth} nach vorn`,
    later: (nth) => `Bild ${nth} nach hinten`,
    remove: (nth) => `Bild ${nth} entfernen`,
    moved: (nth, of) => `Das Bild ist jetzt Nummer ${nth} von ${of}.`,
    saved: 'Der Alternativtext wurde gespeichert',
    removed: 'Das Bild wurde entfernt',
    onlyOne: 'Ein Werkzeug braucht mindestens ein Bild. Fügen Sie zuerst ein anderes Bild hinzu.',
    full: (max) =>
      `Ein Werkzeug kann höchstens ${max} Bilder haben. Entfernen Sie ein Bild, um ein weiteres hinzuzufügen.`,
    dragHint: 'Zum Verschieben ziehen',
  },
  add: {
    heading: 'Bilder hinzufügen',
    files: 'Bilddateien',
    filesHelp:
      'JPEG, PNG, WebP oder AVIF, je Bild bis 15 MB. Wählen Sie mehrere Dateien auf einmal, oder ziehen Sie sie hierher.',
    sending: (name, nth, of) =>
      of === 1 ? `${name} wird gesendet` : `${name} wird gesendet: ${nth} von ${of}`,
    added: (count) => `${pictures(count)} hinzugefügt`,
    failed: (name, why) => `${name}: ${why}`,
    addresses: 'Adressen von Bildern',
    addressesHelp:
      'Eine Adresse je Zeile, jede beginnt mit https://. Die Bilder werden einmal geladen und gespeichert.',
    addressesHint: 'https://lieferant.example/bilder/…',
    fetch: 'Laden',
    queued: (count) => `${pictures(count)} ${count === 1 ? 'wird' : 'werden'} geladen`,
    none: 'Geben Sie mindestens eine Adresse ein.',
  },
  queue: {
    heading: 'Warteschlange',
    caption: 'Wartende und fehlgeschlagene Bilder und Dokumente',
    picture: 'Datei',
    document: 'PDF-Dokument',
    tool: 'Werkzeug',
    state: 'Status',
    waiting: 'wartet',
    again: (why) => `Neuer Versuch folgt. ${why}`,
    retry: 'Noch einmal versuchen',
    retryOf: (source) => `Noch einmal versuchen: ${source}`,
    giveUp: 'Entfernen',
    giveUpOf: (source) => `Entfernen: ${source}`,
    retried: 'Neuer Versuch läuft',
    givenUp: 'Aus der Warteschlange entfernt',
    progress: (waiting, done, failed) =>
      [
        waiting === 0 ? 'Warteschlange leer' : `${displayNumber(waiting)} in der Warteschlange`,
        `${displayNumber(done)} in der letzten Woche hinzugefügt`,
        ...(failed === 0 ? [] : [`${displayNumber(failed)} fehlgeschlagen`]),
      ].join(' · '),
  },
  archive: {
    title: 'Bilder vieler Werkzeuge',
    description: 'Bilder vieler Werkzeuge auf einmal hinzufügen und den Fortschritt verfolgen.',
    lead:
      'Ziehen Sie eine ZIP-Datei hierher, deren Bilder nach Artikelnummern benannt sind: HAM-16.jpg ist das erste Bild von HAM-16, ' +
      'HAM-16_2.jpg das zweite. Vorhandene Bilder werden ersetzt.',
    label: 'ZIP-Datei',
    help: 'Bis 100 MB und 2.000 Bilder.',
    sending: (percent) => `Wird gesendet: ${percent} %`,
    reading: 'Das Archiv wird gelesen',
    queued: (count) =>
      count === 0
        ? 'Keine der Dateien wird hinzugefügt.'
        : `${pictures(count)} ${count === 1 ? 'wird' : 'werden'} hinzugefügt.`,
    refused: 'Übersprungen',
    file: 'Datei',
    why: 'Grund',
    tooBig: 'Die Datei ist größer als 100 MB. Teilen Sie die Datei in mehrere auf.',
    empty: 'Die Warteschlange ist leer',
    emptyDetail:
      'Bilder aus Adressen und ZIP-Dateien werden hier aufgeführt, bis sie verarbeitet sind.',
  },
}
