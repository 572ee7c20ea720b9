/** The sums below the lines of a quote. */
import { displayMoney } from '../../platform/money/money.ts'
import { quotePageMessages as messages } from '../messages/pages.ts'

export type TotalRow = {
  readonly label: string
  readonly text: string
  /** The total; or an additional sum for people who may see it. */
  readonly kind?: 'all' | 'muted'
  /** The former amount. */
  readonly struck?: boolean
}

export const QuoteTotals = ({ rows }: { readonly rows: readonly TotalRow[] }) => (
  <dl className="totals" aria-live="polite">
    {rows.map(({ label, text, kind, struck = false }) => (
      <div key={label} className={kind}>
        <dt>{label}</dt>
        <dd>{struck ? <s className="muted">{text}</s> : text}</dd>
      </div>
    ))}
  </dl>
)

/** If nothing is added to the goods, or the charges are unknown. */
export const OfferTotal = ({ total }: { readonly total: number }) => (
  <>
    <QuoteTotals rows={[{ label: messages.total, text: displayMoney(total), kind: 'all' }]} />
    <p className="under-totals muted small">{messages.notIncluded}</p>
  </>
)
