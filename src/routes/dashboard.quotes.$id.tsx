/** The page of a quote: its offers and messages, and what its reader may do. */
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { loadAddressFields } from '../accounts/components/address-input.tsx'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { OwnAffair } from '../companies/components/own-affair.tsx'
import { findOwnAffair } from '../companies/own-affairs.client.ts'
import { Id } from '../platform/fields/fields.ts'
import { displayMoney } from '../platform/money/money.ts'
import { displayDay } from '../platform/time/display-day.ts'
import { quotes } from '../quotes/api.client.ts'
import { AcceptForm } from '../quotes/components/accept-form.tsx'
import { OfferFile } from '../quotes/components/offer-file.tsx'
import { OfferForm } from '../quotes/components/offer-form.tsx'
import { QuoteLines } from '../quotes/components/quote-lines.tsx'
import { QuoteMenu } from '../quotes/components/quote-menu.tsx'
import { QuoteMessages } from '../quotes/components/quote-messages.tsx'
import { QuoteStatePill } from '../quotes/components/quote-state.tsx'
import type { Offer, Quote } from '../quotes/contract.ts'
import { quotePageMessages as messages } from '../quotes/messages/pages.ts'
import { isAnswerable } from '../quotes/rules.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { Notice } from '../ui/page-state.tsx'
import { TitleBar } from '../ui/desk/title-bar.tsx'
import type { Route } from './+types/dashboard.quotes.$id.ts'
import { offeredAddresses } from '../companies/offered-addresses.client.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: messages.title(loaderData?.quote.number),
    description: messages.description,
    noindex: true,
  })

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notFound()
  const [quote, user, addresses] = await Promise.all([
    quotes.read({ id }, { signal }),
    currentUser(),
    offeredAddresses(signal),
  ])
  const isStaff = may(user, 'orders', { reading: true })
  const isBuyer = !isStaff || quote.email === user.email
  const [ownAffair] = await Promise.all([
    findOwnAffair(user, { record: 'quote', key: id, permission: 'orders' }, { signal }),
    isBuyer && quote.state === 'answered' ? loadAddressFields() : undefined,
  ])
  return { quote, user, addresses, isStaff, isBuyer, ownAffair }
}

export default function QuotePage({ loaderData }: Route.ComponentProps) {
  const { quote, user, isStaff, isBuyer, ownAffair } = loaderData
  const canAnswer = may(user, 'orders') && ownAffair === undefined
  const answers = canAnswer && isAnswerable(quote.state)
  const [newest, ...earlier] = quote.versions
  const [step, setStep] = useState<HTMLElement | null>(null)
  return (
    <>
      <Head
        quote={quote}
        more={<QuoteMenu {...{ quote, isBuyer, canAnswer, isStaff }} />}
        stepRef={setStep}
      />
      <Facts quote={quote} />
      {answers && quote.state === 'asked' ? (
        <Wish quote={quote} />
      ) : (
        <StateNotice quote={quote} isBuyer={isBuyer} forStaff={isStaff} />
      )}
      {newest ? <OfferSection quote={quote} offer={newest} forStaff={isStaff} /> : null}
      <NextStep loaded={loaderData} step={step} />
      <QuoteMessages quote={quote} canWrite={isBuyer || canAnswer} />
      <Earlier quote={quote} offers={earlier} forStaff={isStaff} />
      {newest || answers ? <Request quote={quote} forStaff={isStaff} /> : null}
    </>
  )
}

type HeadProps = {
  readonly quote: Quote
  readonly more: ReactNode
  /** Where the form of the next step puts its button. */
  readonly stepRef: (place: HTMLElement | null) => void
}

const Head = ({ quote, more, stepRef }: HeadProps) => {
  const { number, state, company, name, versions } = quote
  return (
    <>
      <nav className="crumbs" aria-label={messages.crumbs}>
        <Link to="/dashboard/quotes">{messages.back}</Link>
        <span aria-current="page">{messages.title(number)}</span>
      </nav>
      <TitleBar
        title={messages.title(number)}
        state={<QuoteStatePill state={state} />}
        who={company ?? name}
        sum={versions[0] ? displayMoney(versions[0].total) : undefined}
        more={more}
        stepRef={stepRef}
      />
    </>
  )
}

type NextStepProps = {
  readonly loaded: Route.ComponentProps['loaderData']
  readonly step: HTMLElement | null
}

/** The buyer accepts, staff answer; a person who may do both is offered to accept. */
function NextStep({ loaded, step }: NextStepProps) {
  const { quote, user, addresses, isBuyer, ownAffair } = loaded
  const { id, state, versions } = quote
  const accepts = isBuyer && state === 'answered' ? versions[0] : undefined
  return (
    <>
      {accepts ? (
        <AcceptForm key={accepts.version} {...{ id, user, addresses, step }} offer={accepts} />
      ) : null}
      {may(user, 'orders') && isAnswerable(state) ? (
        <OwnAffair reason={ownAffair}>
          <OfferForm key={versions.length} quote={quote} step={accepts ? undefined : step} />
        </OwnAffair>
      ) : null}
    </>
  )
}

/** `forStaff`: whether prices for nothing and below cost are marked. */
type ForReader = { readonly quote: Quote; readonly forStaff: boolean }

const Facts = ({ quote: { name, email, company, order } }: { readonly quote: Quote }) => (
  <dl className="facts mt-4 mb-4">
    <dt>{messages.asker}</dt>
    <dd>{name}</dd>
    <dt>{messages.email}</dt>
    <dd>{email}</dd>
    {company === undefined ? null : (
      <>
        <dt>{messages.company}</dt>
        <dd>{company}</dd>
      </>
    )}
    {order === null ? null : (
      <>
        <dt>{messages.order}</dt>
        <dd>
          <Link className="link" to={`/dashboard/orders/${order}`}>
            {messages.orderOf(order)}
          </Link>
        </dd>
      </>
    )}
  </dl>
)

/** What its buyer has written last, before the prices that answer it. */
function Wish({ quote: { messages: written } }: { readonly quote: Quote }) {
  const last = written.findLast(({ side }) => side === 'buyer')
  return last === undefined ? null : (
    <p className="said mb-4 whitespace-pre-line break-words">
      <span>
        <b>{last.by}:</b> {last.text}
      </span>
    </p>
  )
}

type StateNoticeProps = ForReader & { readonly isBuyer: boolean }

/** What is to be known of its state, and the lines while there is no offer. */
function StateNotice({ quote, isBuyer, forStaff }: StateNoticeProps) {
  const { state, validUntil } = quote
  if (state === 'expired')
    return (
      <Notice tone="warn">
        {messages.expired(validUntil === null ? '' : displayDay(validUntil))}
      </Notice>
    )
  if (state === 'withdrawn' || state === 'declined') return <Notice>{messages[state]}</Notice>
  if (state !== 'asked') return null
  return (
    <>
      {isBuyer ? <Notice>{messages.waiting}</Notice> : null}
      <div className="mt-4 mb-6">
        <QuoteLines what={messages.asked} lines={quote.lines} forStaff={forStaff} />
      </div>
    </>
  )
}

type OfferSectionProps = ForReader & { readonly offer: Offer }

const OfferSection = ({ quote, offer, forStaff }: OfferSectionProps) => (
  <section className="mt-4 mb-6" aria-labelledby={`offer-${offer.version}`}>
    <h2 id={`offer-${offer.version}`}>{messages.offer(offer.version)}</h2>
    <p className="muted mb-2">
      {messages.offerBy(offer.by, displayDay(offer.validUntil))} ·{' '}
      <DateTime timeless at={offer.at} />
    </p>
    {offer.message === '' ? null : (
      <p className="mb-2 whitespace-pre-line break-words">{offer.message}</p>
    )}
    <QuoteLines what={messages.offer(offer.version)} lines={offer.lines} forStaff={forStaff} />
    <p className="muted small">{messages.notIncluded}</p>
    <OfferFile quote={quote} version={offer.version} />
  </section>
)

type EarlierProps = ForReader & { readonly offers: readonly Offer[] }

const Earlier = ({ quote, offers, forStaff }: EarlierProps) =>
  offers.length === 0 ? null : (
    <details className="mt-10">
      <summary>{messages.earlier(offers.length)}</summary>
      {offers.map((offer) => (
        <OfferSection key={offer.version} quote={quote} offer={offer} forStaff={forStaff} />
      ))}
    </details>
  )

const Request = ({ quote: { lines, askedAt }, forStaff }: ForReader) => (
  <details className="mt-6">
    <summary>{messages.asked}</summary>
    <p className="muted mb-2">
      {messages.askedDetail} <DateTime timeless at={askedAt} />
    </p>
    <QuoteLines what={messages.asked} lines={lines} forStaff={forStaff} />
  </details>
)

export const ErrorBoundary = pageErrors(messages.title(undefined), {
  title: messages.unknown,
  detail: messages.unknownDetail,
  to: '/dashboard/quotes',
  back: messages.back,
})
