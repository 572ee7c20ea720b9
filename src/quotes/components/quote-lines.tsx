/** The lines of a request or an offer: tools, prices at the time of the request, and now. */
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { countUnits, displayPrice, lineText } from '../../catalogue/model/units.ts'
import type { OrderLine } from '../../orders/order-line.ts'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import { usePriceMarks } from '../../prices/use-price-marks.ts'
import { Thumbnail } from '../../ui/picture.tsx'
import { quotePageMessages as messages } from '../messages/pages.ts'
import { discountOf } from '../offer-sums.ts'
import type { QuoteTool, QuoteTools } from './quote-tool.ts'

type QuoteLinesProps = {
  readonly title: string
  readonly detail: ReactNode
  readonly lines: readonly OrderLine[]
  /** The lines as requested. */
  readonly asked: readonly OrderLine[]
  readonly tools: QuoteTools
  /** Whether prices of zero and below cost are marked. */
  readonly forStaff: boolean
}

export function QuoteLines({ title, detail, lines, asked, tools, forStaff }: QuoteLinesProps) {
  const heading = useId()
  const askedPrices = new Map(asked.map(({ toolId, unitPrice }) => [toolId, unitPrice]))
  const marks = usePriceMarks(
    (forStaff ? lines : []).map(({ toolId, sku, unitPrice: price, pricePer }) => ({
      key: toolId,
      toolId,
      sku,
      price,
      pricePer,
    })),
  )
  return (
    <section className="lot" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        <span className="muted">{detail}</span>
      </header>
      <ul>
        {lines.map((line) => (
          <li key={line.toolId} className="line">
            <ToolPlate tool={tools.get(line.toolId)} />
            <div className="what">
              <ToolName line={line} tool={tools.get(line.toolId)} />
              <small>{factsOf(line, tools.get(line.toolId)).join(' · ')}</small>
            </div>
            <Discount line={line} asked={askedPrices.get(line.toolId)} />
            <div className="qty">
              {lineText(line.quantity, line.unitPrice, line)}
              <Mark text={marks.get(line.toolId)} />
            </div>
            <div className="sum">{displayMoney(line.total)}</div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const ToolPlate = ({ tool }: { readonly tool: QuoteTool | undefined }) =>
  tool ? <Thumbnail picture={tool.picture} image={tool.image} /> : <span className="plate thumb" />

type ToolProps = { readonly line: OrderLine; readonly tool: QuoteTool | undefined }

export const ToolName = ({ line: { name }, tool }: ToolProps) => (
  <b>
    <bdi>
      {tool ? (
        <Link className="hover:underline" to={`/tools/${tool.slug}`}>
          {name}
        </Link>
      ) : (
        name
      )}
    </bdi>
  </b>
)

/** SKU, and the present stock. */
export const factsOf = (
  { sku, unit }: OrderLine,
  tool: QuoteTool | undefined,
): readonly string[] => [
  sku,
  ...(tool
    ? [
        messages.inStock(
          unit === undefined ? displayNumber(tool.stock) : countUnits(tool.stock, unit),
        ),
      ]
    : []),
]

type DiscountProps = { readonly line: OrderLine; readonly asked: number | undefined }

/** The price at the time of the request, if the offer is below it. */
function Discount({ line, asked = 0 }: DiscountProps) {
  const off = discountOf(asked, line.unitPrice)
  return off === undefined || !(off > 0) ? (
    <span />
  ) : (
    <div className="status muted">
      <span className="hidden-label">{messages.insteadOf} </span>
      <s>{displayPrice(asked, line)}</s> {messages.lessPercent(displayNumber(off / 10))}
    </div>
  )
}

const Mark = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : <small className="block text-bad">{text}</small>
