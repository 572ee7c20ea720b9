/** A row of tools related to another one: often ordered together, similar, other sizes. */
import { useId } from 'react'
import type { InLanguages } from '../../platform/languages/text-languages.ts'
import { isHidden } from '../../platform/money/money.ts'
import { displayPrice } from '../model/units.ts'
import { Link } from '../../ui/link.tsx'
import { Thumbnail } from '../../ui/picture.tsx'
import type { Tool } from '../contract.ts'
import type { ToolTextName } from '../tool-text-name.ts'
import { toolCardMessages } from '../messages/tool-card.ts'

export type RelatedTool = Pick<
  Tool,
  | 'id'
  | 'slug'
  | 'name'
  | 'image'
  | 'picture'
  | 'price'
  | 'minimumQuantity'
  | 'packSize'
  | 'unit'
  | 'pricePer'
> &
  InLanguages<ToolTextName>

type RelatedToolsProps = { readonly title: string; readonly tools: readonly RelatedTool[] }

export function RelatedTools({ title, tools }: RelatedToolsProps) {
  const heading = useId()
  return (
    <section className="section ruled" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul className="together">
        {tools.map(
          ({
            id,
            slug,
            name,
            image,
            picture,
            price,
            minimumQuantity,
            packSize,
            lang,
            ...basis
          }) => (
            <li key={id}>
              <Thumbnail picture={picture} image={image} />
              <p>
                <Link className="link" to={`/tools/${slug}`} lang={lang?.name}>
                  {name}
                </Link>
                <small>
                  {isHidden(price) ? '' : `${displayPrice(price, basis)} · `}
                  {toolCardMessages.minimum(minimumQuantity, packSize)}
                </small>
              </p>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
