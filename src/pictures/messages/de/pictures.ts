/** German: see ../pictures.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { picturesMessages as english } from '../pictures.ts'

const supportedFormats = 'JPEG, PNG, WebP oder AVIF'
const megabytes = (bytes: number): string => displayNumber(Math.ceil(bytes / 1e6))

export const picturesMessages: Translated<typeof english> = {
  problems: {
    unusable: 'Diese Datei kann nicht als Bild verwendet werden',
    unavailable: 'Bilder können zurzeit nicht gespeichert werden. Versuchen Sie es später erneut',
  },
  noFile: 'Die Anfrage enthält keine Datei. Senden Sie das Bild als Inhalt (Body) der Anfrage.',
  empty: 'Die Datei ist leer. Wählen Sie eine andere Datei.',
  unknownFormat: `Dieses Bild kann nicht gelesen werden. Unterstützt werden ${supportedFormats}.`,
  wrongFormat: (kind) =>
    `${kind}-Dateien werden nicht unterstützt. Speichern Sie das Bild als JPEG oder PNG, und laden Sie es erneut hoch.`,
  kinds: { gif: 'GIF', svg: 'SVG', heic: 'HEIC', tiff: 'TIFF', bmp: 'BMP', pdf: 'PDF' },
  damaged:
    'Das Bild ist beschädigt oder unvollständig. Exportieren Sie das Bild erneut, und laden Sie es noch einmal hoch.',
  animated: 'Animierte Bilder werden nicht unterstützt. Wählen Sie ein Standbild.',
  tooBig: (bytes, max) =>
    `Die Datei ist ${megabytes(bytes)} MB groß, zulässig sind höchstens ${megabytes(max)} MB. ` +
    'Verkleinern Sie das Bild, und laden Sie es erneut hoch.',
  tooManyPixels: (width, height, max) =>
    `Das Bild hat ${displayNumber(width)} × ${displayNumber(height)} Pixel. ` +
    `Zulässig sind höchstens ${displayNumber(max / 1e6)} Millionen Pixel. Verkleinern Sie das Bild, und laden Sie es erneut hoch.`,
  tooFewPixels: (width, height, min) =>
    `Das Bild hat ${displayNumber(width)} × ${displayNumber(height)} Pixel. ` +
    `Die längere Seite muss mindestens ${displayNumber(min)} Pixel haben. Fügen Sie ein größeres Bild hinzu.`,
  field: {
    label: 'Bilddatei',
    drop: 'Legen Sie hier ein Bild ab, oder wählen Sie eine Datei.',
    help: (max) =>
      `${supportedFormats}, höchstens ${megabytes(max)} MB, am besten quadratisch. ` +
      'Aufnahmeort und Kameradaten werden entfernt.',
    preview: 'Aktuelles Bild',
    uploading: (percent) => `Wird hochgeladen: ${percent} %`,
    processing: 'Bildgrößen werden erzeugt',
    progress: 'Fortschritt des Hochladens',
    stop: 'Abbrechen',
    stopped: 'Das Hochladen wurde abgebrochen. Das bisherige Bild bleibt unverändert.',
    done: 'Das Bild wurde hochgeladen. Speichern Sie das Werkzeug, um das Bild zu übernehmen.',
    onlyOne: 'Legen Sie immer nur ein Bild ab.',
    wait: 'Das Bild wird noch hochgeladen. Warten Sie, oder brechen Sie das Hochladen ab.',
  },
}
