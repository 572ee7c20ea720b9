/** The messages of an enlarged picture. */

export const pictureZoomMessages = {
  enlarged: (alt: string) => `Enlarged picture: ${alt}`,
  /** For keyboards; a click or a tap does the same. */
  hint: 'Click the picture to zoom, or press + or –. Use the arrow keys to move the picture.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  level: (percent: number) => `${percent}%`,
} as const
