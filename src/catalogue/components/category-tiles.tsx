/** The shop's categories as tiles, each with a picture and its number of tools. */
import { Link } from '../../ui/link.tsx'
import { Thumbnail } from '../../ui/picture.tsx'
import { categoryMessages as messages } from '../messages/categories.ts'
import { categoryPath } from '../taxonomy/records.ts'

export type CategoryTile = {
  readonly slug: string
  readonly name: string
  readonly count: number
  /** The address of an external picture; empty if `picture` is set, or there is none. */
  readonly image: string
  readonly picture: string | null
  /** The language of the name, if it differs from the page's. */
  readonly lang?: string
}

export const CategoryTiles = ({ categories }: { readonly categories: readonly CategoryTile[] }) =>
  categories.length === 0 ? null : (
    <nav className="tiles" aria-label={messages.categories}>
      {categories.map(({ slug, name, count, image, picture, lang }) => (
        <Link key={slug} to={categoryPath(slug)} prefetch="intent">
          {picture === null && image === '' ? (
            <span className="plate thumb" />
          ) : (
            <Thumbnail picture={picture} image={image} />
          )}
          <span>
            <b lang={lang}>{name}</b> <small>{messages.count(count)}</small>
          </span>
        </Link>
      ))}
    </nav>
  )
