/** The head of a quote: its state, customer and last day, and the place for its next step. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { displayMoney } from '../../platform/money/money.ts'
import { DateTime, displayWait } from '../../ui/date-time.tsx'
import { TitleBar } from '../../ui/desk/title-bar.tsx'
import type { Quote } from '../contract.ts'
import { quotePageMessages as messages } from '../messages/pages.ts'
import { QuoteStatePill } from './quote-state.tsx'

type QuoteHeadProps = {
  readonly quote: Quote
  readonly forStaff: boolean
  /** Whether the next step's button contains the sum. */
  readonly sumInStep: boolean
  readonly more: ReactNode
  /** The next step, if it needs no form. */
  readonly step: ReactNode
  /** Where the next step's form puts its button. */
  readonly stepRef: (place: HTMLElement | null) => void
}

export function QuoteHead({ quote, forStaff, sumInStep, more, step, stepRef }: QuoteHeadProps) {
  const { number, state, versions } = quote
  const who = <Who quote={quote} forStaff={forStaff} />
  const sum = versions[0] && !sumInStep ? displayMoney(versions[0].total) : undefined
  return (
    <>
      <nav className="crumbs" aria-label={messages.crumbs}>
        <Link to="/dashboard/quotes">{messages.back}</Link>
        <span aria-current="page">{messages.title(number)}</span>
      </nav>
      <TitleBar
        title={messages.title(number)}
        state={<QuoteStatePill state={state} />}
        who={who}
        sum={sum}
        more={more}
        step={step}
        stepRef={stepRef}
      />
    </>
  )
}

type WhoProps = { readonly quote: Quote; readonly forStaff: boolean }

/** Buyers know the customer; staff see it first. */
function Who({ quote: { state, company, name, askedAt, validUntil }, forStaff }: WhoProps) {
  const whose = forStaff ? (company ?? name) : company && messages.forCompany(company)
  return (
    <>
      {whose === undefined ? null : <bdi>{whose}</bdi>}
      {whose !== undefined && (state === 'asked' || validUntil !== null) ? ' · ' : null}
      {state === 'asked' ? (
        messages.askedAgo(displayWait(askedAt))
      ) : validUntil === null ? null : (
        <>
          {messages.validUntil} <DateTime at={validUntil} />
        </>
      )}
    </>
  )
}
