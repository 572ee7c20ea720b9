/** A tool as a cell of the list, with its terms. */
import { ToolPicture } from '../../ui/picture.tsx'
import { toolCardMessages as messages } from '../../catalogue/messages/tool-card.ts'
import { StockLevel } from '../../catalogue/components/stock-level.tsx'
import { CardFooter, sizes, Title, type Card } from '../../catalogue/components/tool-card.tsx'

/** Source: specification, point 2: id, name, image, description, price, minimum quantity, stock. */
export const ProductCard = ({
  tool,
  blurb,
  first = false,
}: {
  readonly tool: Card
  readonly blurb: string
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
    <p className="sku">{tool.sku}</p>
    <h2>
      <Title tool={tool} />
    </h2>
    <p className="blurb">{blurb}</p>
    <CardFooter tool={tool} />
    <div className="terms">
      <span>{messages.minimum(tool.minimumQuantity, tool.packSize)}</span>
      <StockLevel terms={tool} />
      <span className="id">
        <span className="hidden-label">{messages.id} </span>
        {tool.id}
      </span>
    </div>
  </article>
)
