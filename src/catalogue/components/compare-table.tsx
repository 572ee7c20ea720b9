/** Up to four tools side by side: prices, terms, stock, ratings and every specification. */
import { useState, type ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { Thumbnail } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { specRows } from '../compare/compare-rows.ts'
import { compareUrl } from '../compare/compare.ts'
import type { InLanguages } from '../../platform/languages/text-languages.ts'
import type { Tool } from '../contract.ts'
import type { ToolTextName } from '../tool-text-name.ts'
import { offeredLadder } from '../ladder.ts'
import { compareMessages as messages } from '../messages/compare.ts'
import { toolCardMessages } from '../messages/tool-card.ts'
import { toolPageMessages } from '../messages/tool-page.ts'
import { averageRating } from '../tool-terms.ts'
import { displayPrice } from '../model/units.ts'
import { StockLevel } from './stock-level.tsx'

type CompareTableProps = {
  readonly tools: readonly (Tool & InLanguages<ToolTextName>)[]
  /** Called when a tool is removed, beside the link to the comparison of the others. */
  readonly onRemove: (slug: string) => void
  /** Renders the order controls of a tool. */
  readonly orderOf: (tool: Tool) => ReactNode
}

export function CompareTable({ tools, onRemove, orderOf }: CompareTableProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const specs = specRows(tools, messages.brand)
  const shown = specs.filter(({ differs }) => differs || !onlyDifferences)
  return (
    <>
      {tools.length > 1 ? (
        <label className="check needs-script">
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={({ target }) => setOnlyDifferences(target.checked)}
          />
          {messages.onlyDifferences}
        </label>
      ) : null}
      <div className="scroll">
        <table className="compare">
          <caption className="hidden-label">{messages.caption}</caption>
          <Head tools={tools} onRemove={onRemove} />
          <tbody>
            <Row name={messages.prices} tools={tools} cell={(tool) => <Prices tool={tool} />} />
            <Row name={messages.terms} tools={tools} cell={termsOf} />
            <Row name={messages.stock} tools={tools} cell={(tool) => <StockLevel terms={tool} />} />
            <Row name={messages.rating} tools={tools} cell={(tool) => <Rating tool={tool} />} />
            <Row name={messages.order} tools={tools} cell={orderOf} />
            {shown.map(({ name, values, differs }) => (
              <tr key={`spec ${name}`} className={differs ? 'differs' : undefined}>
                <th scope="row">{name}</th>
                {values.map((value, column) => (
                  <td
                    key={tools[column]?.id}
                    lang={value === undefined ? undefined : tools[column]?.lang?.specs}
                  >
                    {value ?? messages.noValue}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const termsOf = ({ minimumQuantity, packSize }: Tool): string =>
  toolCardMessages.minimum(minimumQuantity, packSize)

const Head = ({ tools, onRemove }: Omit<CompareTableProps, 'orderOf'>) => (
  <thead>
    <tr>
      <th scope="col">
        <span className="hidden-label">{messages.tool}</span>
      </th>
      {tools.map(({ id, slug, sku, name, image, picture, lang }) => (
        <th key={id} scope="col">
          <Thumbnail picture={picture} image={image} />
          <Link className="link" to={`/tools/${slug}`} lang={lang?.name}>
            {name}
          </Link>
          <small>{sku}</small>
          <Link
            className="button plain tight"
            to={compareUrl(tools.map((tool) => tool.slug).filter((other) => other !== slug))}
            aria-label={messages.removeOf(name)}
            onClick={() => onRemove(slug)}
          >
            {messages.remove}
          </Link>
        </th>
      ))}
    </tr>
  </thead>
)

type RowProps = {
  readonly name: string
  readonly tools: readonly Tool[]
  readonly cell: (tool: Tool) => ReactNode
}

const Row = ({ name, tools, cell }: RowProps) => (
  <tr>
    <th scope="row">{name}</th>
    {tools.map((tool) => (
      <td key={tool.id}>{cell(tool)}</td>
    ))}
  </tr>
)

const Prices = ({ tool }: { readonly tool: Tool }) => (
  <ul>
    {offeredLadder(tool)
      .filter(({ offer }) => offer !== 'short')
      .map(({ from, price, offer }) => (
        <li key={from}>
          {offer === 'last' ? from : toolPageMessages.priceFrom(from)}:{' '}
          <b>{displayPrice(price, tool)}</b>
        </li>
      ))}
  </ul>
)

const Rating = ({ tool }: { readonly tool: Tool }) =>
  tool.ratingCount === 0 ? (
    toolCardMessages.noRatings
  ) : (
    <span className="rating">
      <Stars rating={averageRating(tool)} /> {toolPageMessages.average(averageRating(tool))}
    </span>
  )
