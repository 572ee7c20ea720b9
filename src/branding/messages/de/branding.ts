/** German: see ../branding.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { brandingMessages as english } from '../branding.ts'

export const brandingMessages: Translated<typeof english> = {
  noFile: 'Die Anfrage enthält keine Datei. Senden Sie das Bild als Body.',
  script:
    'Diese SVG-Datei enthält ein Skript oder andere aktive Inhalte. Exportieren Sie sie noch einmal als ' +
    'einfaches SVG oder als PNG, und laden Sie diese Datei hoch.',
  foreign:
    'Diese SVG-Datei verwendet fremde Bilder oder Stile. Betten Sie sie ein, oder exportieren Sie als PNG, und laden Sie diese Datei hoch.',
  svgTooBig: 'Die SVG-Datei ist größer als 1 MB. Exportieren Sie als PNG, und laden Sie das hoch.',
  svgDamaged:
    'Die SVG-Datei lässt sich nicht zeichnen. Exportieren Sie sie noch einmal oder als PNG, und laden Sie das hoch.',
  empty: 'Das Bild ist leer.',
  tooSmall: (width, height, minWidth, minHeight) =>
    `Das Bild hat ${width} × ${height} Pixel. Es braucht mindestens ${minWidth} × ${minHeight}.`,
  tooNarrow:
    'Das Bild ist mehr als zwölfmal so breit wie hoch. Schneiden Sie es zu, und laden Sie es dann hoch.',
  notKept: 'Dieses Bild ist nicht im Shop. Laden Sie es noch einmal hoch.',
  field: {
    help: {
      logo: 'SVG, PNG, WebP, JPEG oder AVIF, am besten mit durchsichtigem Hintergrund und Schrift als Pfaden.',
      icon: 'SVG, PNG, WebP, JPEG oder AVIF, quadratisch, mindestens 64 × 64 Pixel.',
      hero: 'JPEG, PNG, WebP oder AVIF, mindestens 1.200 × 500 Pixel; es wird auf 12:5 zugeschnitten.',
    },
    none: {
      logo: 'Noch keines: Gezeigt wird der Name.',
      icon: 'Noch keines.',
      hero: 'Noch keines: Gezeigt wird das Bild des Programms.',
    },
    done: 'Das Bild ist hochgeladen. Es erscheint, wenn Sie speichern.',
    remove: 'Entfernen',
    removeLabel: (label) => `Entfernen: ${label}`,
    preview: (label) => `Vorschau: ${label}`,
    onBar: (label) => `${label} auf der Leiste`,
    onWhite: (label) => `${label} in E-Mails und auf Belegen`,
  },
  none: 'keines',
  before: 'Das bisherige',
  after: 'Das neue',
  added: { logo: 'Logo', icon: 'Symbol', hero: 'Bild der Startseite' },
}
