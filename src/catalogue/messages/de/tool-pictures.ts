/** German: see ../tool-pictures.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { toolPicturesMessages as english } from '../tool-pictures.ts'

export const toolPicturesMessages: Translated<typeof english> = {
  problems: { archive: 'Diese Datei ist kein Archiv mit Bildern' },
  changedMeanwhile:
    'Die Bilder haben sich geändert, seit Sie die Seite geöffnet haben. Prüfen Sie die Bilder noch einmal.',
  notOwn:
    'Fügen Sie dieses Bild mit seiner Adresse hinzu, damit der Shop es speichert. Nur gespeicherte Bilder lassen sich ordnen.',
  toolGone: 'Das Werkzeug ist nicht mehr im Verkauf.',
  full: (max) =>
    `Das Werkzeug hat schon ${max} Bilder. Entfernen Sie ein Bild, und versuchen Sie es noch einmal.`,
  interrupted: 'Die Verarbeitung dieses Bildes wurde mehrmals unterbrochen.',
  broken: 'Das Bild konnte nicht gespeichert werden.',
  failed: 'Ein Bild konnte nicht hinzugefügt werden',
  queueUnreadable: 'Die Warteschlange der Bilder konnte nicht gelesen werden',
  archive: {
    noFile: 'Die Anfrage enthält keine Datei. Senden Sie das Archiv als Inhalt (Body) der Anfrage.',
    notZip: 'Das ist kein ZIP-Archiv, oder es ist beschädigt.',
    tooManyFiles: (max) =>
      `Das Archiv hat mehr als ${displayNumber(max)} Dateien. Teilen Sie das Archiv auf.`,
    tooLargeInside: (megabytes) =>
      `Das Archiv ist entpackt größer als ${displayNumber(megabytes)} MB. Teilen Sie das Archiv auf.`,
    empty: 'Das Archiv enthält keine Bilder.',
    bomb: 'Das Bild ist entpackt viel größer als zulässig.',
    tooBig: (megabytes) => `Das Bild ist größer als ${displayNumber(megabytes)} MB.`,
    broken:
      'Das Bild lässt sich nicht entpacken: Es ist beschädigt oder durch ein Passwort geschützt.',
    noTool: (sku) => `Kein Werkzeug hat die Artikelnummer ${sku}.`,
    severalTools: (sku) =>
      `Mehrere Werkzeuge haben eine ähnliche Artikelnummer wie ${sku}. Verwenden Sie genau die Artikelnummer als Dateinamen.`,
  },
}
