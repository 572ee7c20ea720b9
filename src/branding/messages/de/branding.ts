/** German: see ../branding.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { brandingMessages as english } from '../branding.ts'

export const brandingMessages: Translated<typeof english> = {
  noFile: 'Die Anfrage enthält keine Datei. Senden Sie das Bild als Inhalt (Body) der Anfrage.',
  script:
    'Diese SVG-Datei enthält ein Skript oder andere aktive Inhalte. Exportieren Sie das Bild als einfaches SVG oder als ' +
    'PNG, und laden Sie die neue Datei hoch.',
  foreign:
    'Diese SVG-Datei verwendet fremde Bilder oder Stile. Betten Sie Bilder und Stile ein, oder exportieren Sie das Bild als PNG, und laden Sie die neue Datei hoch.',
  svgTooBig:
    'Die SVG-Datei ist größer als 1 MB. Exportieren Sie das Bild als PNG, und laden Sie die PNG-Datei hoch.',
  svgDamaged:
    'Die SVG-Datei lässt sich nicht darstellen. Exportieren Sie das Bild noch einmal, am besten als PNG, und laden Sie die neue Datei hoch.',
  empty: 'Das Bild ist leer. Wählen Sie eine andere Datei.',
  tooSmall: (width, height, minWidth, minHeight) =>
    `Das Bild hat ${width} × ${height} Pixel. Wählen Sie ein Bild mit mindestens ${minWidth} × ${minHeight} Pixel.`,
  tooNarrow:
    'Das Bild ist mehr als zwölfmal so breit wie hoch. Schneiden Sie das Bild zu, und laden Sie es dann hoch.',
  notKept: 'Dieses Bild ist nicht im Shop gespeichert. Laden Sie es noch einmal hoch.',
  field: {
    help: {
      logo: 'SVG, PNG, WebP, JPEG oder AVIF, am besten mit transparentem Hintergrund und Schrift als Pfaden.',
      icon: 'SVG, PNG, WebP, JPEG oder AVIF, quadratisch, mindestens 64 × 64 Pixel.',
      hero: 'JPEG, PNG, WebP oder AVIF, mindestens 1.200 × 500 Pixel; das Bild wird auf 12:5 zugeschnitten.',
    },
    none: {
      logo: 'Noch kein Logo: Angezeigt wird der Name des Shops.',
      icon: 'Noch kein Symbol.',
      hero: 'Noch kein Bild: Angezeigt wird das mitgelieferte Bild.',
    },
    done: 'Das Bild wurde hochgeladen. Es erscheint, sobald Sie speichern.',
    remove: 'Entfernen',
    removeLabel: (label) => `Entfernen: ${label}`,
    preview: (label) => `Vorschau: ${label}`,
    onBar: (label) => `${label} in der Navigationsleiste`,
    onWhite: (label) => `${label} in E-Mails und auf Belegen`,
  },
  none: 'keines',
  before: 'Bisheriges Bild',
  after: 'Neues Bild',
  added: { logo: 'Logo', icon: 'Symbol', hero: 'Bild der Startseite' },
}
