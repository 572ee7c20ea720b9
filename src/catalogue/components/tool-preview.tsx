/** A preview of a tool's card beside the form in which it is edited. */
import { useFormContext, useWatch } from 'react-hook-form'
import { displayMoney } from '../../platform/money/money.ts'
import { ToolPicture } from '../../ui/picture.tsx'
import { toolCardMessages } from '../messages/tool-card.ts'
import { toolFormMessages as messages } from '../messages/tool-form.ts'
import { priceBasisText } from '../model/units.ts'
import { typedTerms, type TypedTerms } from '../writing/typed-terms.ts'
import type { TypedTool } from '../writing/tool-form-fields.ts'
import { PriceLadder } from './price-ladder.tsx'

export function ToolPreview() {
  const { control, getValues } = useFormContext<TypedTool>()
  useWatch({ control })
  const typed = getValues()
  const terms = typedTerms(typed)
  const { name, sku, brand, image } = typed
  return (
    <aside className="preview" aria-label={messages.preview}>
      <p className="cells-head">{messages.preview}</p>
      <div className="tool-card">
        {isAddress(image) ? (
          <ToolPicture picture={null} image={image} alt="" sizes="264px" />
        ) : (
          <div className="plate" />
        )}
        <p className="sku">{[sku, brand].filter(Boolean).join(' · ')}</p>
        <h3>{name === '' ? messages.name : name}</h3>
        {terms === undefined ? null : <Price terms={terms} />}
      </div>
      {terms === undefined ? null : <PriceLadder terms={terms} quantity={terms.minimumQuantity} />}
    </aside>
  )
}

/** A partial address would be requested as a page of the shop. */
const isAddress = (image: string): boolean =>
  /^(?:https?:\/\/[^/\s]+\.[^/\s]+|\/pictures)\/\S+$/.test(image)

function Price({ terms }: { readonly terms: TypedTerms }) {
  const best = terms.priceBreaks.at(-1)
  const basis = priceBasisText(terms)
  return (
    <div className="foot">
      <div className="price">
        {displayMoney(terms.price)}
        {basis === '' ? null : <span className="basis"> {basis}</span>}
        {best === undefined ? null : (
          <small>{toolCardMessages.bestPrice(best.price, best.from)}</small>
        )}
      </div>
    </div>
  )
}
