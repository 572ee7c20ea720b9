/** German: see ../tool-pictures.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { toolPicturesMessages as english } from '../tool-pictures.ts'

export const toolPicturesMessages: Translated<typeof english> = {
  problems: { archive: 'Diese Datei ist kein Archiv mit Bildern' },
  changedMeanwhile:
    'Die Bilder haben sich geändert, seit Sie sie geöffnet haben. Prüfen Sie sie noch einmal.',
  notOwn:
    'Fügen Sie dieses Bild mit seiner Adresse hinzu, damit der Shop es speichert. Nur gespeicherte Bilder lassen sich ordnen.',
  toolGone: 'Das Werkzeug ist nicht mehr im Verkauf.',
  full: (max) =>
    `Das Werkzeug hat schon ${max} Bilder. Entfernen Sie eines, und versuchen Sie es noch einmal.`,
  interrupted: 'Die Verarbeitung dieses Bildes wurde mehrmals unterbrochen.',
  broken: 'Das Bild konnte nicht gespeichert werden.',
  failed: 'Ein Bild konnte nicht hinzugefügt werden',
  queueUnreadable: 'Die Warteschlange der Bilder konnte nicht gelesen werden',
  archive: {
    noFile: 'Die Anfrage enthält keine Datei. Senden Sie das Archiv als Body.',
    notZip: 'Das ist kein ZIP-Archiv, oder es ist beschädigt.',
    tooManyFiles: (max) => `Das Archiv hat mehr als ${displayNumber(max)} Dateien. Teilen Sie es.`,
    tooLargeInside: (megabytes) =>
      `Das Archiv ist entpackt größer als ${displayNumber(megabytes)} MB. Teilen Sie es.`,
    empty: 'Das Archiv enthält keine Bilder.',
    bomb: 'Entpackt ist es viel größer, als seine Größe erlaubt.',
    tooBig: (megabytes) => `Es ist größer als ${displayNumber(megabytes)} MB.`,
    broken: 'Es lässt sich nicht entpacken: Es ist beschädigt oder durch ein Passwort geschützt.',
    noTool: (sku) => `Kein Werkzeug hat die Artikelnummer ${sku}.`,
    severalTools: (sku) =>
      `Mehrere Werkzeuge haben eine ähnliche Artikelnummer wie ${sku}. Nennen Sie die Datei genau wie die Artikelnummer.`,
  },
}
