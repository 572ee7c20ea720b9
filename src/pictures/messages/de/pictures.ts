/** German: see ../pictures.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { picturesMessages as english } from '../pictures.ts'

const supportedFormats = 'JPEG, PNG, WebP oder AVIF'
const megabytes = (bytes: number): string => displayNumber(Math.ceil(bytes / 1e6))

export const picturesMessages: Translated<typeof english> = {
  problems: {
    unusable: 'Diese Datei kann nicht als Bild verwendet werden',
    unavailable:
      'Bilder können zurzeit nicht gespeichert werden. Versuchen Sie es später noch einmal',
  },
  noFile: 'Die Anfrage enthält keine Datei. Senden Sie das Bild als Body.',
  empty: 'Die Datei ist leer. Wählen Sie das Bild noch einmal.',
  unknownFormat: `Dieses Bild lässt sich nicht lesen. Möglich sind ${supportedFormats}.`,
  wrongFormat: (kind) =>
    `Das ist eine ${kind}-Datei. Speichern Sie sie als JPEG oder PNG und fügen Sie diese hinzu.`,
  kinds: { gif: 'GIF', svg: 'SVG', heic: 'HEIC', tiff: 'TIFF', bmp: 'BMP', pdf: 'PDF' },
  damaged:
    'Das Bild ist beschädigt oder abgeschnitten. Exportieren Sie es noch einmal und fügen Sie es dann hinzu.',
  animated: 'Dieses Bild ist animiert. Nehmen Sie ein stehendes.',
  tooBig: (bytes, max) =>
    `Die Datei hat ${megabytes(bytes)} MB; höchstens ${megabytes(max)} MB sind möglich. ` +
    'Speichern Sie sie kleiner und fügen Sie sie dann hinzu.',
  tooManyPixels: (width, height, max) =>
    `Das Bild hat ${displayNumber(width)} × ${displayNumber(height)} Pixel. ` +
    `Höchstens ${displayNumber(max / 1e6)} Millionen: Speichern Sie es kleiner und fügen Sie es dann hinzu.`,
  tooFewPixels: (width, height, min) =>
    `Das Bild hat ${displayNumber(width)} × ${displayNumber(height)} Pixel. ` +
    `Die längere Seite braucht mindestens ${displayNumber(min)}.`,
  field: {
    label: 'Bilddatei',
    drop: 'Legen Sie hier ein Bild ab, oder wählen Sie eines.',
    help: (max) =>
      `${supportedFormats}, bis ${megabytes(max)} MB, am besten quadratisch. ` +
      'Ort und Kameradaten werden entfernt.',
    preview: 'Jetziges Bild',
    uploading: (percent) => `Wird gesendet: ${percent} %`,
    processing: 'Größen werden erzeugt',
    progress: 'Fortschritt des Hochladens',
    stop: 'Abbrechen',
    stopped: 'Abgebrochen. Das Bild ist unverändert.',
    done: 'Das Bild ist hochgeladen. Es erscheint, wenn Sie das Werkzeug speichern.',
    onlyOne: 'Legen Sie nur ein Bild auf einmal ab.',
    wait: 'Das Bild wird noch hochgeladen. Warten Sie, oder brechen Sie ab.',
  },
}
