/** The messages of a tool's pictures. */

export const toolGalleryMessages = {
  enlarge: 'Enlarge',
  pictures: 'Pictures',
  show: (nth: number, count: number, alt: string) => `Picture ${nth} of ${count}: ${alt}`,
} as const
