/** Texts of the logo, the icon and the picture of the front page. */

const formats = 'SVG, PNG, WebP, JPEG or AVIF'

export const brandingMessages = {
  noFile: 'No file came along. Send the picture as the body of the request.',
  script:
    'This SVG contains a script, or something else that is no drawing. Export it again as a ' +
    'plain SVG, or as PNG, and add that.',
  foreign:
    'This SVG takes pictures or styles from elsewhere. Embed them, or export it as PNG, and add that.',
  svgTooBig: 'The SVG is larger than 1 MB. Export it as PNG and add that.',
  svgDamaged: 'The SVG cannot be drawn. Export it again, or as PNG, and add that.',
  empty: 'The picture is empty: there is nothing in it that can be seen.',
  tooSmall: (width: number, height: number, minWidth: number, minHeight: number) =>
    `The picture has ${width} × ${height} pixels. It needs at least ${minWidth} × ${minHeight}.`,
  tooNarrow: 'The picture is more than twelve times as long as it is high. Cut it, then add that.',
  notKept: 'This picture is not in the shop. Add it again.',
  field: {
    help: {
      logo: `${formats}, best with a transparent ground and its texts as outlines.`,
      icon: `${formats}, square, at least 64 × 64 pixels.`,
      hero: 'JPEG, PNG, WebP or AVIF, at least 1,200 × 500 pixels; it is cut to 12:5.',
    },
    none: {
      logo: 'None yet: the name is written.',
      icon: 'None yet.',
      hero: 'None yet: the one that came with the shop is shown.',
    },
    done: 'The picture is here. It shows when you save.',
    remove: 'Leave it out',
    removeLabel: (label: string) => `Leave it out: ${label}`,
    preview: (label: string) => `${label}, as it will be`,
    onBar: (label: string) => `${label} on the bar`,
    onWhite: (label: string) => `${label} in mails and on documents`,
  },
  none: 'none',
  before: 'The one before',
  after: 'The one after',
  added: { logo: 'Logo', icon: 'Icon', hero: 'Picture of the front page' },
} as const
