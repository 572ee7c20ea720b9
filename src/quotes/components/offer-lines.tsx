/**
 * The lines of an offer edited by staff: with stock and cost, and linked discount, price and
 * margin.
 */
import { useId, useState, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { displayPrice } from '../../catalogue/model/units.ts'
import { lineTotal } from '../../catalogue/rules.ts'
import type { OrderLine } from '../../orders/order-line.ts'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import {
  amountInField,
  displayMoney,
  displayNumber,
  numberInField,
  parseMoney,
} from '../../platform/money/money.ts'
import type { ToolCost } from '../../prices/price-marks.ts'
import { afterPercent } from '../../prices/rules.ts'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { quotePageMessages } from '../messages/pages.ts'
import { discountOf, marginOfLine, sumOffer, type OfferedLine } from '../offer-sums.ts'
import type { LineCosts } from '../line-costs.client.ts'
import { factsOf, ToolName, ToolPlate } from './quote-lines.tsx'
import type { QuoteTool, QuoteTools } from './quote-tool.ts'
import { QuoteTotals, type TotalRow } from './quote-totals.tsx'

const messages = quotePageMessages.answer

/** As typed, by the id of the tool. */
export type OfferValues = {
  readonly quantities: Readonly<Record<string, string>>
  readonly prices: Readonly<Record<string, string>>
}
const { CellInput } = inputsOf<OfferValues>()

type OfferLinesProps = {
  readonly lines: readonly OrderLine[]
  readonly tools: QuoteTools
  /** Undefined for staff who may not see costs. */
  readonly costs: LineCosts | undefined
  readonly title: string
  /** Between the lines and their sums: errors of the lines. */
  readonly children: ReactNode
}

export function OfferLines({ lines, tools, costs, title, children }: OfferLinesProps) {
  return (
    <>
      <section aria-labelledby="offered">
        <div className="jobs-head">
          <h2 id="offered">{title}</h2>
          <AllLines lines={lines} />
        </div>
        <p className="muted small">{messages.lead}</p>
        <p className="offer names" aria-hidden>
          <span className="what">{quotePageMessages.tool}</span>
          <span className="qty">{quotePageMessages.quantity}</span>
          <span className="cut">{messages.discount}</span>
          <span className="each">{messages.price}</span>
          <span className="sum">{quotePageMessages.sum}</span>
        </p>
        <ul>
          {lines.map((line) => (
            <OfferLine key={line.toolId} line={line} tool={tools.get(line.toolId)} costs={costs} />
          ))}
        </ul>
      </section>
      {children}
      <Sums lines={lines} costs={costs} />
    </>
  )
}

type LineProps = { readonly line: OrderLine }
type OfferLineProps = LineProps & {
  readonly tool: QuoteTool | undefined
  readonly costs: LineCosts | undefined
}

function OfferLine({ line, tool, costs }: OfferLineProps) {
  const { toolId, name, unitPrice } = line
  const cost = costs?.get(toolId)
  const [offered] = useOffered([line], costs)
  const total = offered && lineTotal(offered.price, offered.quantity, offered.pricePer)
  const margin = offered && marginOfLine(offered)
  return (
    <li className="offer">
      <ToolPlate tool={tool} />
      <div className="what">
        <ToolName line={line} tool={tool} />
        <small>
          {factsOf(line, tool).join(' · ')}
          {costs === undefined ? null : <span className="cost"> · {costText(line, cost)}</span>}
        </small>
      </div>
      <div className="qty">
        <small aria-hidden>{quotePageMessages.quantity}</small>
        <CellInput name={`quantities.${toolId}`} label={messages.quantityOf(name)} />
      </div>
      <div className="cut">
        <small aria-hidden>{messages.discount}</small>
        <Discount line={line} />
      </div>
      <div className="each">
        <small aria-hidden>{messages.price}</small>
        <CellInput name={`prices.${toolId}`} label={messages.priceOf(name)} />
      </div>
      <div className="sum">{total === undefined ? null : displayMoney(total)}</div>
      <div className="was">{messages.askedAt(displayPrice(unitPrice, line))}</div>
      <div className={margin !== undefined && margin < 0 ? 'margin text-bad' : 'margin'}>
        {margin === undefined ? null : messages.margin(shareOf(margin, total ?? 0))}
      </div>
    </li>
  )
}

const costText = (line: OrderLine, cost: ToolCost | undefined): string =>
  cost === undefined
    ? messages.noCost
    : messages.cost(displayPrice(cost.cost, { ...line, pricePer: cost.pricePer }))

/** A typed percentage in hundredths: 9.5 is 950; undefined for an invalid share of a price. */
function parseShare(text: string): number | undefined {
  const hundredths = parseMoney(text.replace('%', '').trim())
  return hundredths === undefined || hundredths > 10_000 ? undefined : hundredths
}

/** A typed discount sets the price; a typed price updates the discount. */
function Discount({ line: { toolId, name, unitPrice } }: LineProps) {
  const { setValue } = useFormContext<OfferValues>()
  const prices = useWatch<OfferValues, 'prices'>({ name: 'prices' })
  const price = parseMoney((prices[toolId] ?? '').trim())
  const [typed, setTyped] = useState<string>()
  const off = price === undefined ? undefined : discountOf(unitPrice, price)
  return (
    <input
      className="input text-right"
      inputMode="decimal"
      autoComplete="off"
      aria-label={messages.discountOf(name)}
      value={typed ?? (off === undefined ? '' : numberInField(off / 10))}
      onBlur={() => setTyped(undefined)}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        const share = parseShare(value === '' ? '0' : value)
        if (share !== undefined)
          setValue(`prices.${toolId}`, amountInField(afterPercent(unitPrice, share)), {
            shouldDirty: true,
          })
      }}
    />
  )
}

/** Sets the same discount on every line, based on the requested prices. */
function AllLines({ lines }: LineOfProps) {
  const { setValue } = useFormContext<OfferValues>()
  const [text, setText] = useState('')
  const field = useId()
  const share = parseShare(text)
  const apply = (): void => {
    if (share === undefined) return
    for (const { toolId, unitPrice } of lines)
      setValue(`prices.${toolId}`, amountInField(afterPercent(unitPrice, share)), {
        shouldDirty: true,
      })
  }
  return (
    <p className="all-lines">
      <label htmlFor={field} className="small muted">
        {messages.allLines}
        <span className="hidden-label">{messages.allLinesDiscount}</span>
      </label>
      <input
        id={field}
        className="input w-16 text-right"
        inputMode="decimal"
        autoComplete="off"
        placeholder="%"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button
        type="button"
        className="button small"
        aria-disabled={share === undefined}
        onClick={apply}
      >
        {messages.apply}
      </button>
    </p>
  )
}

type LineOfProps = { readonly lines: readonly OrderLine[] }

/** The lines as currently typed, without lines that are excluded or invalid. */
function useOffered(lines: readonly OrderLine[], costs?: LineCosts): readonly OfferedLine[] {
  const [quantities, prices] = useWatch<OfferValues, ['quantities', 'prices']>({
    name: ['quantities', 'prices'],
  })
  return lines.flatMap(({ toolId, unitPrice, pricePer = 1 }) => {
    const quantity = parseQuantity((quantities[toolId] ?? '').trim())
    const price = parseMoney((prices[toolId] ?? '').trim())
    if (price === undefined || !(quantity >= 1)) return []
    return [{ quantity, price, listed: unitPrice, pricePer, cost: costs?.get(toolId) }]
  })
}

const shareOf = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${displayNumber(Math.round((part * 1000) / whole) / 10)} %`

/** The sum of the offer as currently typed. */
export function OfferSum({ lines }: LineOfProps) {
  return displayMoney(sumOffer(useOffered(lines)).offered)
}

type SumsProps = { readonly lines: readonly OrderLine[]; readonly costs: LineCosts | undefined }

function Sums({ lines, costs }: SumsProps) {
  const { listed, offered, margin, unknown } = sumOffer(useOffered(lines, costs))
  const rows: readonly TotalRow[] = [
    ...(listed === offered
      ? []
      : [
          { label: messages.listed, text: displayMoney(listed), struck: true },
          { label: messages.less, text: signed(offered - listed) },
        ]),
    { label: quotePageMessages.total, text: displayMoney(offered), kind: 'all' },
    ...(costs === undefined
      ? []
      : [
          {
            label: messages.marginForStaff,
            text: [
              ...(margin === undefined ? [] : [signed(margin), shareOf(margin, offered)]),
              ...(unknown === 0 ? [] : [messages.unknown(unknown)]),
            ].join(' · '),
            kind: 'muted' as const,
          },
        ]),
  ]
  return <QuoteTotals rows={rows} />
}

const signed = (cents: number): string =>
  cents < 0 ? `−${displayMoney(-cents)}` : displayMoney(cents)
