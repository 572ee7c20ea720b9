/**
 * A tool as a card that is entirely a link to the tool; product-card.tsx is the list's card with
 * its terms.
 */
import type { InLanguages } from '../../platform/languages/text-languages.ts'
import { displayMoney, isHidden } from '../../platform/money/money.ts'
import { Link } from '../../ui/link.tsx'
import { ToolPicture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { toolCardMessages as messages } from '../messages/tool-card.ts'
import { PricePlace } from './price-place.tsx'
import type { Tool } from '../contract.ts'
import type { ToolTextName } from '../tool-text-name.ts'
import type { FamilySizes } from '../family.ts'
import { averageRating } from '../tool-terms.ts'
import { priceBasisText, saleBasis } from '../model/units.ts'

/** The data of a tool on a card; pages send no more. */
export type Card = Pick<
  Tool,
  | 'id'
  | 'slug'
  | 'sku'
  | 'name'
  | 'image'
  | 'picture'
  | 'price'
  | 'priceBreaks'
  | 'minimumQuantity'
  | 'packSize'
  | 'unit'
  | 'pricePer'
  | 'stock'
  | 'ratingCount'
  | 'ratingSum'
> &
  InLanguages<ToolTextName>

export const cardOf = ({
  id,
  slug,
  sku,
  name,
  image,
  picture,
  price,
  priceBreaks,
  minimumQuantity,
  packSize,
  unit,
  pricePer,
  stock,
  ratingCount,
  ratingSum,
  lang,
}: Tool & InLanguages<ToolTextName>): Card => ({
  id,
  slug,
  sku,
  name,
  image: picture === null ? image : '',
  picture,
  price,
  priceBreaks: priceBreaks.slice(-1),
  minimumQuantity,
  packSize,
  ...saleBasis(unit, pricePer),
  stock,
  ratingCount,
  ratingSum,
  ...(lang === undefined ? {} : { lang }),
})

export const sizes = '(min-width: 1440px) 420px, (min-width: 768px) 32vw, 92vw'

/**
 * On the front page. Source: specification, point 2, with the actual rating instead of four stars.
 * For a family it shows one tool, to which it links, and the number of sizes.
 */
export const ToolCard = ({
  tool,
  sizes: family,
}: {
  readonly tool: Card
  readonly sizes?: FamilySizes | undefined
}) => (
  <article className="tool-card">
    <ToolPicture picture={tool.picture} image={tool.image} alt={tool.name} sizes={sizes} />
    <h3>
      <Title tool={tool} />
    </h3>
    {family === undefined ? null : (
      <p className="sizes">{messages.sizes(family.range, family.count)}</p>
    )}
    <Rating tool={tool} />
    <CardFooter tool={tool} />
  </article>
)

/** The average as stars and the number of ratings; a note if there are none. */
export function Rating({ tool }: { readonly tool: Pick<Tool, 'ratingCount' | 'ratingSum'> }) {
  const average = averageRating(tool)
  return (
    <span className="rating">
      <Stars rating={average} />{' '}
      <span aria-hidden="true">
        {tool.ratingCount === 0 ? messages.noRatings : messages.rated(average, tool.ratingCount)}
      </span>
    </span>
  )
}

export const Title = ({ tool }: { readonly tool: Card }) => (
  <Link to={`/tools/${tool.slug}`} prefetch="intent" lang={tool.lang?.name}>
    {tool.name}
  </Link>
)

export function CardFooter({ tool }: { readonly tool: Card }) {
  const best = tool.priceBreaks.at(-1)
  const basis = priceBasisText(tool)
  return (
    <div className="foot">
      <div className="price">
        <PricePlace cents={tool.price}>
          {displayMoney(tool.price)}
          {basis === '' ? null : <span className="basis"> {basis}</span>}
        </PricePlace>
        {best === undefined ? null : (
          <small>
            {isHidden(best.price) ? '\u00a0' : messages.bestPrice(best.price, best.from)}
          </small>
        )}
      </div>
      <Link
        className="button tight"
        to={`/purchase/${tool.id}`}
        aria-label={messages.placeOrderOf(tool.name)}
      >
        {messages.placeOrder}
      </Link>
    </div>
  )
}
