/** A tool as a cell of the list, with its terms and the controls that add it to the cart. */
import type { ReactNode } from 'react'
import { ToolPicture } from '../../ui/picture.tsx'
import { toolCardMessages as messages } from '../../catalogue/messages/tool-card.ts'
import { SoldOut } from '../../catalogue/components/sold-out.tsx'
import { StockLevel } from '../../catalogue/components/stock-level.tsx'
import { CardFooter, sizes, Title, type Card } from '../../catalogue/components/tool-card.tsx'
import { toolListMessages } from '../messages/tool-list.ts'
import { CardOrderForm, type AddCardToCart } from './card-order-form.tsx'

/** Source: specification, point 2: id, name, image, description, price, minimum quantity, stock. */
export const ProductCard = ({
  tool,
  blurb,
  add,
  canWait = false,
  aside,
  first = false,
}: {
  readonly tool: Card
  readonly blurb: string
  readonly add: AddCardToCart
  /** Whether quantities above the stock may be ordered. */
  readonly canWait?: boolean
  /** Next to the SKU: further actions for the tool. */
  readonly aside: ReactNode
  readonly first?: boolean
}) => (
  <article className="tool-card">
    <ToolPicture
      picture={tool.picture}
      image={tool.image}
      alt={tool.name}
      sizes={sizes}
      first={first}
    />
    <p className="sku">
      <span>{tool.sku}</span>
      {aside}
    </p>
    <h2>
      <Title tool={tool} />
    </h2>
    <p className="blurb" lang={tool.lang?.description}>
      {blurb}
    </p>
    <CardFooter tool={tool} />
    <div className="terms">
      <span>{messages.minimum(tool.minimumQuantity, tool.packSize)}</span>
      <StockLevel terms={tool} />
    </div>
    {tool.stock <= 0 && !canWait ? (
      <SoldOut tool={tool} />
    ) : (
      <CardOrderForm tool={tool} add={add} />
    )}
    <ToolId id={tool.id} />
  </article>
)

/** Small, and completely selected by a click or the keyboard; the button copies it. */
const ToolId = ({ id }: { readonly id: string }) => (
  <p className="id">
    <span className="hidden-label">{messages.id} </span>
    <span>{id}</span>
    <button
      type="button"
      className="needs-script"
      aria-label={toolListMessages.copyId}
      title={toolListMessages.copyId}
      onClick={() => void import('./copy-id.client.ts').then(({ copyId }) => copyId(id))}
    >
      {toolListMessages.copy}
    </button>
  </p>
)
