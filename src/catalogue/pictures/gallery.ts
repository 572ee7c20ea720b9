/** The pictures of a tool as shown on its page. Pure. */

/** A picture of a tool. */
export type GalleryPicture = {
  /** With an origin. */
  readonly image: string
  /** The key of an uploaded picture; null for any other image. */
  readonly picture: string | null
  /** What it shows. */
  readonly alt: string
}

/** The maximum number of pictures on a page. */
export const maxGalleryPictures = 12

/** The address of the largest file of a picture, which has 1,000 pixels where it was uploaded. */
export const largestImage = ({ image, picture }: GalleryPicture): string =>
  picture === null ? image : `/pictures/${picture}-1000.webp`
