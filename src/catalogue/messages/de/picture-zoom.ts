/** German: see ../picture-zoom.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { pictureZoomMessages as english } from '../picture-zoom.ts'

export const pictureZoomMessages: Translated<typeof english> = {
  enlarged: (alt) => `Vergrößertes Bild: ${alt}`,
  hint: 'Ein Klick auf das Bild vergrößert es; + und – tun dasselbe, Pfeiltasten verschieben es.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  close: 'Schließen',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  level: (percent) => `${percent} %`,
}
