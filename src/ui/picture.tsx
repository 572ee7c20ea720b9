/** Pictures in the widths that the shop keeps, with boxes fixed before they arrive. */

const widths = [240, 480, 800] as const
const wide = [800, 1280, 1920, 2400] as const

const set = (name: string, sizes: readonly number[], kind: 'avif' | 'webp'): string =>
  sizes.map((width) => `/pictures/${name}-${width}.${kind} ${width}w`).join(', ')

type Shown = {
  /** The key of a picture of ours, or null when `image` stands elsewhere. */
  readonly picture: string | null
  readonly image: string
  readonly alt: string
  /** How wide it will be shown, as the `sizes` attribute says it. */
  readonly sizes: string
  /** The picture that the page is about: fetched at once. Others wait until they come near. */
  readonly first?: boolean
}

/** A tool's picture on its plate. */
export function ToolPicture({ picture, image, alt, sizes, first = false }: Shown) {
  const how = {
    width: 800,
    height: 800,
    ...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }),
  }
  return (
    <div className="plate">
      {picture === null ? (
        <img src={image} alt={alt} referrerPolicy="no-referrer" {...how} />
      ) : (
        <picture>
          <source type="image/avif" srcSet={set(picture, widths, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={set(picture, widths, 'webp')} sizes={sizes} />
          <img src={`/pictures/${picture}-480.webp`} alt={alt} {...how} />
        </picture>
      )}
    </div>
  )
}

/** A small picture in a row of a table. */
export const Thumbnail = ({ picture, image }: Pick<Shown, 'picture' | 'image'>) => (
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
  name,
  alt,
}: {
  readonly name: 'hero' | 'not-found'
  readonly alt: string
}) => (
  <picture>
    <source type="image/avif" srcSet={set(name, wide, 'avif')} sizes="100vw" />
    <source type="image/webp" srcSet={set(name, wide, 'webp')} sizes="100vw" />
    <img
      src={`/pictures/${name}-1280.webp`}
      alt={alt}
      width={2400}
      height={1000}
      fetchPriority="high"
    />
  </picture>
)
