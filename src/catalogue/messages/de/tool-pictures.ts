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
  interrupted:
    'Die Verarbeitung dieses Bildes wurde mehrmals unterbrochen. Versuchen Sie es noch einmal.',
  broken: 'Das Bild konnte nicht gespeichert werden.',
  failed: 'Ein Bild konnte nicht hinzugefügt werden',
  queueUnreadable: 'Die Warteschlange der Bilder konnte nicht gelesen werden',
  archive: {
    noFile: 'Die Anfrage enthält keine Datei. Senden Sie das Archiv als Inhalt (Body) der Anfrage.',
    notZip:
      'Das ist kein ZIP-Archiv, oder es ist beschädigt. Erstellen Sie das Archiv neu, und laden Sie es noch einmal hoch.',
    tooManyFiles: (max) =>
      `Das Archiv hat mehr als ${displayNumber(max)} Dateien. Teilen Sie das Archiv auf.`,
    tooLargeInside: (megabytes) =>
      `Das Archiv ist entpackt größer als ${displayNumber(megabytes)} MB. Teilen Sie das Archiv auf.`,
    empty:
      'Das Archiv enthält keine Bilder. Benennen Sie die Bilder nach Artikelnummern, zum Beispiel HAM-16.jpg.',
    bomb: 'Das Bild ist entpackt viel größer als zulässig. Fügen Sie das Bild als einzelne Datei hinzu.',
    tooBig: (megabytes) =>
      `Das Bild ist größer als ${displayNumber(megabytes)} MB. Verkleinern Sie das Bild.`,
    broken:
      'Das Bild lässt sich nicht entpacken: Es ist beschädigt oder durch ein Passwort geschützt. Erstellen Sie das Archiv neu, ohne Passwort.',
    noTool: (sku) => `Kein Werkzeug hat die Artikelnummer ${sku}. Prüfen Sie den Dateinamen.`,
    severalTools: (sku) =>
      `Mehrere Werkzeuge haben eine ähnliche Artikelnummer wie ${sku}. Verwenden Sie genau die Artikelnummer als Dateinamen.`,
  },
}
