/**
 * Pictures in the stored widths, with fixed dimensions so that the layout does not shift when they
 * load.
 */

const widths = [240, 480, 800] as const
const wideWidths = [800, 1280, 1920, 2400] as const

/** @param base the address of a picture up to its width */
const srcSet = (base: string, widthList: readonly number[], format: 'avif' | 'webp'): string =>
  widthList.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')

type PictureProps = {
  /** The key of an uploaded picture, or null when `image` is an external address. */
  readonly picture: string | null
  readonly image: string
  readonly alt: string
  /** The rendered width, in the syntax of the `sizes` attribute. */
  readonly sizes: string
  /** The main picture of the page: fetched at once. Others are loaded lazily. */
  readonly first?: boolean
}

/** A tool's picture on its background plate. */
export function ToolPicture({ picture, image, alt, sizes, first = false }: PictureProps) {
  const attributes = {
    width: 800,
    height: 800,
    ...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }),
  }
  return (
    <div className="plate">
      {picture === null ? (
        <img src={image} alt={alt} referrerPolicy="no-referrer" {...attributes} />
      ) : (
        <picture>
          <source
            type="image/avif"
            srcSet={srcSet(`/pictures/${picture}`, widths, 'avif')}
            sizes={sizes}
          />
          <source
            type="image/webp"
            srcSet={srcSet(`/pictures/${picture}`, widths, 'webp')}
            sizes={sizes}
          />
          <img src={`/pictures/${picture}-480.webp`} alt={alt} {...attributes} />
        </picture>
      )}
    </div>
  )
}

/** A small picture in a row of a table. */
export const Thumbnail = ({ picture, image }: Pick<PictureProps, 'picture' | 'image'>) => (
  <span className="plate thumb">
    {picture === null ? (
      <img src={image} referrerPolicy="no-referrer" alt="" width={48} height={48} loading="lazy" />
    ) : (
      <img src={`/pictures/${picture}-96.webp`} alt="" width={48} height={48} loading="lazy" />
    )}
  </span>
)

/** A picture as wide as the window: the hero, and the board of the not-found page. */
export const WidePicture = ({
  base,
  alt,
}: {
  /** Its address up to the width. */
  readonly base: string
  readonly alt: string
}) => (
  <picture>
    <source type="image/avif" srcSet={srcSet(base, wideWidths, 'avif')} sizes="100vw" />
    <source type="image/webp" srcSet={srcSet(base, wideWidths, 'webp')} sizes="100vw" />
    <img src={`${base}-1280.webp`} alt={alt} width={2400} height={1000} fetchPriority="high" />
  </picture>
)
