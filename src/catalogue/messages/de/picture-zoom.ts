/** German: see ../picture-zoom.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { pictureZoomMessages as english } from '../picture-zoom.ts'

export const pictureZoomMessages: Translated<typeof english> = {
  enlarged: (alt) => `Vergrößertes Bild: ${alt}`,
  hint: 'Klicken Sie auf das Bild, um es zu vergrößern. Mit + und – ändern Sie die Größe, mit den Pfeiltasten den Ausschnitt.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  close: 'Schließen',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  level: (percent) => `${percent} %`,
}
