/** The tools that buyers often order together with the one of the page. */
import { useId } from 'react'
import { displayMoney } from '../../platform/money.ts'
import { Link } from '../../ui/link.tsx'
import { Thumbnail } from '../../ui/picture.tsx'
import styles from '../../ui/styles/ordered-with.css?url&no-inline'
import type { Tool } from '../contract.ts'
import { toolCardMessages } from '../messages/tool-card.ts'
import { toolPageMessages as messages } from '../messages/tool-page.ts'

type OrderedWithTool = Pick<
  Tool,
  'id' | 'slug' | 'name' | 'image' | 'picture' | 'price' | 'minimumQuantity' | 'packSize'
>

export function OrderedWith({ tools }: { readonly tools: readonly OrderedWithTool[] }) {
  const heading = useId()
  return (
    <section className="section ruled" aria-labelledby={heading}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <h2 id={heading}>{messages.orderedWith}</h2>
      <ul className="together">
        {tools.map(({ id, slug, name, image, picture, price, minimumQuantity, packSize }) => (
          <li key={id}>
            <Thumbnail picture={picture} image={image} />
            <p>
              <Link className="link" to={`/tools/${slug}`}>
                {name}
              </Link>
              <small>
                {displayMoney(price)} · {toolCardMessages.minimum(minimumQuantity, packSize)}
              </small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
