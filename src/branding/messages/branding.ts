/** Texts of the logo, the icon and the picture of the front page. */

const formats = 'SVG, PNG, WebP, JPEG or AVIF'

export const brandingMessages = {
  noFile: 'The request contains no file. Send the picture as the request body.',
  script:
    'This SVG contains a script or other active content. Export the picture as a plain SVG or as a PNG, then add the new file.',
  foreign:
    'This SVG uses external pictures or styles. Embed them or export the picture as a PNG, then add the new file.',
  svgTooBig: 'The SVG is larger than 1 MB. Export the picture as a PNG, then add the new file.',
  svgDamaged:
    'The SVG cannot be displayed. Export the picture again, or export it as a PNG, then add the new file.',
  empty: 'The picture is empty. Choose another file.',
  tooSmall: (width: number, height: number, minWidth: number, minHeight: number) =>
    `The picture is ${width} × ${height} pixels. Choose a picture of at least ${minWidth} × ${minHeight} pixels.`,
  tooNarrow:
    'The picture is more than twelve times as wide as it is high. Crop the picture, then add it again.',
  notKept: 'This picture is not stored in the shop. Add the picture again.',
  field: {
    help: {
      logo: `${formats}, ideally with a transparent background and outlined text.`,
      icon: `${formats}, square, at least 64 × 64 pixels.`,
      hero: 'JPEG, PNG, WebP or AVIF, at least 1,200 × 500 pixels. The picture is cropped to 12:5.',
    },
    none: {
      logo: 'No logo yet: the shop’s name is shown.',
      icon: 'No icon yet.',
      hero: 'No picture yet: the default picture is shown.',
    },
    done: 'The picture was uploaded and will appear when you save.',
    remove: 'Remove',
    removeLabel: (label: string) => `Remove: ${label}`,
    preview: (label: string) => `Preview: ${label}`,
    onBar: (label: string) => `${label} in the navigation bar`,
    onWhite: (label: string) => `${label} in e-mails and on documents`,
  },
  none: 'none',
  before: 'The previous picture',
  after: 'The new picture',
  added: { logo: 'Logo', icon: 'Icon', hero: 'Home page picture' },
} as const
