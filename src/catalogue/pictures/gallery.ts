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

/**
 * Pictures as a page in another language describes them: what is written to each is in the shop's
 * own language, so there they have the name of the tool.
 * @param own the tool's own name
 * @param spoken its name on the page
 */
export const spokenPictures = (
  pictures: readonly GalleryPicture[],
  own: string,
  spoken: string,
): readonly GalleryPicture[] =>
  own === spoken ? pictures : pictures.map((picture) => ({ ...picture, alt: spoken }))

/** The maximum number of pictures on a page. */
export const maxGalleryPictures = 12

/** The address of the largest file of a picture, which has 1,000 pixels where it was uploaded. */
export const largestImage = ({ image, picture }: GalleryPicture): string =>
  picture === null ? image : `/pictures/${picture}-1000.webp`
