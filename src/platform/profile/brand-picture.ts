/**
 * The shop's own pictures: its logo, its icon, the picture of its front page. Each has a key that
 * contains its properties, so that pages need no request for them; the content under a key never
 * changes.
 */

export const brandPictureKinds = ['logo', 'icon', 'hero'] as const
export type BrandPictureKind = (typeof brandPictureKinds)[number]

/**
 * The backgrounds on which a picture is visible: a dark logo only on a light background, and the
 * other way round. 'any': both, or it has its own background.
 */
export const grounds = ['any', 'light', 'dark'] as const
export type Ground = (typeof grounds)[number]

export type BrandPicture = {
  readonly key: string
  readonly kind: BrandPictureKind
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly ground: Ground
}

/** 'logo-{40 hexadecimal digits}-480x120-light' */
const keySource =
  `(${brandPictureKinds.join('|')})-[0-9a-f]{40}-` +
  String.raw`([1-9]\d{0,3})x([1-9]\d{0,3})-(${grounds.join('|')})`
const keyFormat = new RegExp(`^${keySource}$`)

/**
 * The pattern of a setting that names such a picture: empty, or the key of a picture of that kind.
 */
export const brandPicturePattern = (kind: BrandPictureKind): string =>
  `^$|^${keySource.replace(brandPictureKinds.join('|'), kind)}$`

/** @param digest the file's digest, in hexadecimal digits */
export const brandPictureKey = (
  { kind, width, height, ground }: Omit<BrandPicture, 'key'>,
  digest: string,
): string => `${kind}-${digest.slice(0, 40)}-${width}x${height}-${ground}`

/** The properties in a key; undefined for any other text. */
export function parseBrandPicture(key: string): BrandPicture | undefined {
  const [, kindText, width, height, groundText] = keyFormat.exec(key) ?? []
  const kind = brandPictureKinds.find((one) => one === kindText)
  const ground = grounds.find((one) => one === groundText)
  return kind === undefined || ground === undefined
    ? undefined
    : { key, kind, width: Number(width), height: Number(height), ground }
}

/** The address of a file of a picture. */
export const brandFileAddress = (key: string, file: string): string => `/brand/${key}/${file}`

/** A logo for white paper: in mails and documents. */
export type PrintLogo = {
  readonly address: string
  /** Pixels of the file. */
  readonly width: number
  readonly height: number
}

/** @returns undefined if there is no logo */
export function printLogo(logo: string, origin: string): PrintLogo | undefined {
  const picture = parseBrandPicture(logo)
  return (
    picture && {
      address: origin + brandFileAddress(logo, printLogoFile),
      width: picture.width,
      height: picture.height,
    }
  )
}

export const printLogoFile = 'print.png'

/** The largest size with this aspect ratio that fits into a box. */
export function fitInside(
  { width, height }: { readonly width: number; readonly height: number },
  box: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  const scale = Math.min(box.width / width, box.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** A logo that is roughly square can be an icon, too. */
export const isIconShaped = ({ width, height }: Pick<BrandPicture, 'width' | 'height'>): boolean =>
  Math.max(width, height) <= 1.5 * Math.min(width, height)

/** The key of the picture from which the shop's icons were made; undefined if there is none. */
export function iconSource({
  icon,
  logo,
}: {
  readonly icon: string
  readonly logo: string
}): string | undefined {
  if (icon !== '') return icon
  const picture = parseBrandPicture(logo)
  return picture && isIconShaped(picture) ? logo : undefined
}
