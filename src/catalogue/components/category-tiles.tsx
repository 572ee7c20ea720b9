/** The categories of the shop as tiles, each with a picture and how many tools it has. */
import { Link } from '../../ui/link.tsx'
import { Thumbnail } from '../../ui/picture.tsx'
import { categoryMessages as messages } from '../messages/categories.ts'
import { categoryPath } from '../taxonomy/records.ts'

export type CategoryTile = {
  readonly slug: string
  readonly name: string
  readonly count: number
  /** The address of a picture elsewhere; empty where `picture` has one, or where there is none. */
  readonly image: string
  readonly picture: string | null
  /** In which it is called so, where that is not the page's. */
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
