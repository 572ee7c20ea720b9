/** The messages of an enlarged picture. */

export const pictureZoomMessages = {
  enlarged: (alt: string) => `Enlarged picture: ${alt}`,
  /** For keyboards; a click or a tap does the same. */
  hint: 'Press the picture to zoom; + and – do the same, arrow keys move it.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  level: (percent: number) => `${percent} %`,
} as const
