/** German: see ../tool-gallery.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { toolGalleryMessages as english } from '../tool-gallery.ts'

export const toolGalleryMessages: Translated<typeof english> = {
  enlarge: 'Vergrößern',
  pictures: 'Bilder',
  show: (nth, count, alt) => `Bild ${nth} von ${count}: ${alt}`,
}
