/** The lines of an offer that staff write: stock and cost beside them, discount, price and margin together. */
import { Fragment, useId, useState, type ReactNode } from 'react'
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
import { afterPercent } from '../../prices/rules.ts'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import { quotePageMessages } from '../messages/pages.ts'
import { discountOf, marginOfLine, sumOffer, type OfferedLine } from '../offer-sums.ts'
import { useLineFacts, type LineFacts } from '../use-line-facts.ts'

const messages = quotePageMessages.answer

/** As typed, by the id of the tool. */
export type OfferValues = {
  readonly quantities: Readonly<Record<string, string>>
  readonly prices: Readonly<Record<string, string>>
}
const { CellInput } = inputsOf<OfferValues>()

type OfferLinesProps = { readonly lines: readonly OrderLine[]; readonly title: string }

export function OfferLines({ lines, title }: OfferLinesProps) {
  const facts = useLineFacts(lines)
  return (
    <>
      <div>
        <div className="row justify-between">
          <h2>{title}</h2>
          <AllLines lines={lines} />
        </div>
        <p className="muted small">{messages.lead}</p>
      </div>
      <Table
        caption={messages.caption}
        columns={columns(facts)}
        rows={lines}
        keyOf={({ toolId }) => toolId}
      />
      <Sums lines={lines} facts={facts} />
    </>
  )
}

const columns = (facts: LineFacts): readonly Column<OrderLine>[] => [
  {
    header: quotePageMessages.tool,
    fullWidth: true,
    cell: (line) => <ToolOfLine line={line} facts={facts} />,
  },
  {
    header: quotePageMessages.quantity,
    numeric: true,
    cell: ({ toolId, name }) => (
      <CellInput name={`quantities.${toolId}`} label={messages.quantityOf(name)} />
    ),
  },
  { header: messages.discount, numeric: true, cell: (line) => <Discount line={line} /> },
  {
    header: messages.price,
    numeric: true,
    cell: ({ toolId, name }) => (
      <CellInput name={`prices.${toolId}`} label={messages.priceOf(name)} />
    ),
  },
  {
    header: quotePageMessages.sum,
    numeric: true,
    cell: (line) => <Total line={line} facts={facts} />,
  },
]

function ToolOfLine({ line, facts: { stock, costs } }: FactsProps) {
  const [left, cost] = [stock.get(line.toolId), costs.get(line.toolId)]
  const parts = [
    line.sku,
    messages.askedAt(displayPrice(line.unitPrice, line)),
    ...(left === undefined ? [] : [messages.inStock(left)]),
    ...(cost === undefined
      ? []
      : [messages.cost(displayPrice(cost.cost, { ...line, pricePer: cost.pricePer }))]),
  ]
  return (
    <span>
      {line.name}
      <small className="block muted">{parts.join(' · ')}</small>
    </span>
  )
}

/** Hundredths of a percent as they are typed: 9.5 is 950; undefined for what is no part of a price. */
function parseShare(text: string): number | undefined {
  const hundredths = parseMoney(text.replace('%', '').trim())
  return hundredths === undefined || hundredths > 10_000 ? undefined : hundredths
}

type LineProps = { readonly line: OrderLine }
type FactsProps = LineProps & { readonly facts: LineFacts }

/** What is typed sets the price; a price that is typed shows its discount here. */
function Discount({ line: { toolId, name, unitPrice } }: LineProps) {
  const { setValue } = useFormContext<OfferValues>()
  const prices = useWatch<OfferValues, 'prices'>({ name: 'prices' })
  const price = parseMoney((prices[toolId] ?? '').trim())
  const [typed, setTyped] = useState<string>()
  const off = price === undefined ? undefined : discountOf(unitPrice, price)
  return (
    <input
      className="input w-16 text-right"
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

/** The same discount on every line, from the prices that were asked about. */
function AllLines({ lines }: { readonly lines: readonly OrderLine[] }) {
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
    <p className="row">
      <label htmlFor={field} className="small">
        {messages.allLines}
      </label>
      <input
        id={field}
        className="input w-16 text-right"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button
        type="button"
        className="button tight"
        aria-disabled={share === undefined}
        onClick={apply}
      >
        {messages.apply}
      </button>
    </p>
  )
}

/** The lines as they are typed now; those that are left out or cannot be read are none. */
function useOffered(lines: readonly OrderLine[], { costs }: LineFacts): readonly OfferedLine[] {
  const [quantities, prices] = useWatch<OfferValues, ['quantities', 'prices']>({
    name: ['quantities', 'prices'],
  })
  return lines.flatMap(({ toolId, unitPrice, pricePer = 1 }) => {
    const quantity = parseQuantity((quantities[toolId] ?? '').trim())
    const price = parseMoney((prices[toolId] ?? '').trim())
    if (price === undefined || !(quantity >= 1)) return []
    return [{ quantity, price, listed: unitPrice, pricePer, cost: costs.get(toolId) }]
  })
}

function Total({ line, facts }: FactsProps) {
  const [offered] = useOffered([line], facts)
  if (!offered) return null
  const total = lineTotal(offered.price, offered.quantity, offered.pricePer)
  const margin = marginOfLine(offered)
  return (
    <span>
      <b>{displayMoney(total)}</b>
      {margin === undefined ? null : (
        <small className={margin < 0 ? 'block text-bad' : 'block muted'}>
          {messages.margin(shareOf(margin, total))}
        </small>
      )}
    </span>
  )
}

const shareOf = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${displayNumber(Math.round((part * 1000) / whole) / 10)} %`

function Sums({
  lines,
  facts,
}: {
  readonly lines: readonly OrderLine[]
  readonly facts: LineFacts
}) {
  const { listed, offered, margin, unknown } = sumOffer(useOffered(lines, facts))
  const rows: readonly (readonly [string, ReactNode])[] = [
    ...(listed === offered
      ? []
      : [
          [messages.listed, displayMoney(listed)] as const,
          [messages.less, signed(offered - listed)] as const,
        ]),
    [messages.goods, <b key="goods">{displayMoney(offered)}</b>],
    ...(margin === undefined
      ? []
      : [
          [
            messages.marginForStaff,
            `${signed(margin)} · ${shareOf(margin, offered)}${unknown === 0 ? '' : ` · ${messages.unknown(unknown)}`}`,
          ] as const,
        ]),
  ]
  return (
    <dl className="facts mt-4" aria-live="polite">
      {rows.map(([term, value]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

const signed = (cents: number): string =>
  cents < 0 ? `−${displayMoney(-cents)}` : displayMoney(cents)
