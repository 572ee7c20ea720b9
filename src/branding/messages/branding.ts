/** Texts of the logo, the icon and the picture of the front page. */

const formats = 'SVG, PNG, WebP, JPEG or AVIF'

export const brandingMessages = {
  noFile: 'The request contains no file. Send the picture as its body.',
  script:
    'This SVG contains a script or other active content. Export it again as a ' +
    'plain SVG, or as PNG, and add that.',
  foreign:
    'This SVG uses external pictures or styles. Embed them, or export it as PNG, and add that.',
  svgTooBig: 'The SVG is larger than 1 MB. Export it as PNG and add that.',
  svgDamaged: 'The SVG cannot be drawn. Export it again, or as PNG, and add that.',
  empty: 'The picture is empty.',
  tooSmall: (width: number, height: number, minWidth: number, minHeight: number) =>
    `The picture has ${width} × ${height} pixels. It needs at least ${minWidth} × ${minHeight}.`,
  tooNarrow: 'The picture is more than twelve times as wide as it is high. Crop it, then add that.',
  notKept: 'This picture is not in the shop. Add it again.',
  field: {
    help: {
      logo: `${formats}, ideally with a transparent background and outlined text.`,
      icon: `${formats}, square, at least 64 × 64 pixels.`,
      hero: 'JPEG, PNG, WebP or AVIF, at least 1,200 × 500 pixels; it is cropped to 12:5.',
    },
    none: {
      logo: 'None yet: the name is shown.',
      icon: 'None yet.',
      hero: 'None yet: the default picture is shown.',
    },
    done: 'The picture is uploaded. It appears when you save.',
    remove: 'Remove',
    removeLabel: (label: string) => `Remove: ${label}`,
    preview: (label: string) => `Preview: ${label}`,
    onBar: (label: string) => `${label} on the bar`,
    onWhite: (label: string) => `${label} in mails and on documents`,
  },
  none: 'none',
  before: 'The previous one',
  after: 'The new one',
  added: { logo: 'Logo', icon: 'Icon', hero: 'Picture of the home page' },
} as const
