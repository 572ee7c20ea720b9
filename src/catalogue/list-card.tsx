/** A tool as a cell of the list, with its terms. */
import { ToolPicture } from '../web/picture.tsx'
import { cardWords as words } from '../words/en/card.ts'
import { StockWord } from './stock-word.tsx'
import { Foot, sizes, Title, type Card } from './tool-card.tsx'

/** Source: specification, point 2: id, name, image, description, price, minimum quantity, stock. */
export const ProductCard = ({ tool, blurb, first = false }: { readonly tool: Card; readonly blurb: string; readonly first?: boolean }) => (
  <article className="tool-card">
    <ToolPicture picture={tool.picture} image={tool.image} alt={tool.name} sizes={sizes} first={first} />
    <p className="sku">{tool.sku}</p>
    <h2><Title tool={tool} /></h2>
    <p className="blurb">{blurb}</p>
    <Foot tool={tool} />
    <div className="terms">
      <span>{words.minimum(tool.minimumQuantity, tool.packSize)}</span>
      <StockWord terms={tool} />
      <span className="id"><span className="hidden-label">{words.id} </span>{tool.id}</span>
    </div>
  </article>
)
