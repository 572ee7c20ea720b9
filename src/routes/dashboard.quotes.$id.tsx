/** The page of a quote: its offers and messages, and what its reader may do. */
import { Suspense, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { loadAddressFields } from '../accounts/components/address-input.tsx'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import type { User } from '../accounts/contract.ts'
import { may } from '../accounts/rules.ts'
import { checkTools } from '../cart/cart.client.ts'
import { OwnAffair } from '../companies/components/own-affair.tsx'
import { offeredAddresses } from '../companies/offered-addresses.client.ts'
import { findOwnAffair } from '../companies/own-affairs.client.ts'
import { ownCompanies } from '../companies/own-companies.client.ts'
import { displayMoney } from '../platform/money/money.ts'
import { Id } from '../platform/fields/fields.ts'
import { displayDay } from '../platform/time/display-day.ts'
import { quotes } from '../quotes/api.client.ts'
import { OfferFile } from '../quotes/components/offer-file.tsx'
import { QuoteCustomer } from '../quotes/components/quote-customer.tsx'
import { QuoteHead } from '../quotes/components/quote-head.tsx'
import { QuoteLines } from '../quotes/components/quote-lines.tsx'
import { QuoteMenu } from '../quotes/components/quote-menu.tsx'
import { QuoteMessages } from '../quotes/components/quote-messages.tsx'
import type { QuoteTool, QuoteTools } from '../quotes/components/quote-tool.ts'
import { OfferTotal } from '../quotes/components/quote-totals.tsx'
import type { Offer, Quote } from '../quotes/contract.ts'
import { quotePageMessages as messages } from '../quotes/messages/pages.ts'
import { savedOn } from '../quotes/offer-sums.ts'
import { isAnswerable } from '../quotes/rules.ts'
import { readCompany } from '../session/company.browser.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { Notice } from '../ui/page-state.tsx'
import type { Route } from './+types/dashboard.quotes.$id.ts'

/** Each side loads its own. */
const AcceptForm = lazyComponent(
  async () => (await import('../quotes/components/accept-form.tsx')).AcceptForm,
)
const OfferForm = lazyComponent(
  async () => (await import('../quotes/components/offer-form.tsx')).OfferForm,
)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: messages.title(loaderData?.quote.number),
    description: messages.description,
    noindex: true,
  })

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notFound()
  const [quote, user] = await Promise.all([quotes.read({ id }, { signal }), currentUser()])
  const isStaff = may(user, 'orders', { reading: true })
  const isBuyer = !isStaff || quote.email === user.email
  const accepts = isBuyer && quote.state === 'answered'
  const [tools, addresses, ownAffair, costs] = await Promise.all([
    findTools(quote, signal),
    accepts ? findAddresses(quote, signal) : [],
    findOwnAffair(user, { record: 'quote', key: id, permission: 'orders' }, { signal }),
    // Before the page is drawn: the margin below the lines moves nothing.
    isStaff ? findCosts(user, quote, signal) : undefined,
    accepts ? AcceptForm.load() : undefined,
    isStaff && quote.state === 'asked' ? OfferForm.load() : undefined,
  ])
  return { quote, user, tools, addresses, costs, isStaff, isBuyer, ownAffair }
}

const findCosts = async (user: User, { lines }: Quote, signal: AbortSignal) =>
  (await import('../quotes/line-costs.client.ts')).findLineCosts(user, lines, signal)

/** Without an answer the lines have no pictures. */
const findTools = ({ lines }: Quote, signal: AbortSignal): Promise<readonly QuoteTool[]> =>
  checkTools(
    lines.map(({ toolId }) => toolId),
    signal,
  ).catch((error: unknown) => {
    if (!isProblem(error)) throw error
    return []
  })

/** Where the order may go: to a company's addresses only if the quote is for that company. */
async function findAddresses({ company }: Quote, signal: AbortSignal) {
  const named =
    company === undefined
      ? []
      : (await ownCompanies({ signal })).filter(({ name }) => name === company)
  // Of two companies with this name, the one that the tab buys for.
  const of = named.find(({ id }) => named.length === 1 || id === readCompany()?.id)
  const offered = await offeredAddresses(signal, of)
  const addresses = of ? offered : offered.filter(({ isOfCompany = false }) => !isOfCompany)
  if (addresses.length === 0) await loadAddressFields()
  return addresses
}

type Loaded = Route.ComponentProps['loaderData']

export default function QuotePage({ loaderData }: Route.ComponentProps) {
  const { quote, isStaff, isBuyer } = loaderData
  const [step, setStep] = useState<HTMLElement | null>(null)
  const { does, canAnswer, canWrite, again } = useTurn(loaderData)
  return (
    <>
      <QuoteHead
        quote={quote}
        forStaff={isStaff}
        sumInStep={does !== 'read'}
        more={
          <QuoteMenu
            {...{ quote, isBuyer, isStaff, canAnswer }}
            draft={does === 'read' ? undefined : again}
          />
        }
        step={
          <OrderLink order={quote.order}>
            {does === 'read' && again ? (
              <button type="button" className="button tight" onClick={again.act}>
                {again.label}
              </button>
            ) : null}
          </OrderLink>
        }
        stepRef={setStep}
      />
      <div className={does === 'read' && !isStaff ? 'record alone' : 'record'}>
        <Suspense fallback={<div className="waits-tall" />}>
          <Sheet loaded={loaderData} step={step} does={does} />
        </Suspense>
        <div>
          <QuoteMessages quote={quote} canWrite={canWrite} side={isBuyer ? 'buyer' : 'shop'} />
          <Earlier loaded={loaderData} offers={quote.versions.slice(does === 'answer' ? 0 : 1)} />
          {quote.versions.length > 0 ? <Request loaded={loaderData} /> : null}
        </div>
      </div>
    </>
  )
}

type Does = 'answer' | 'accept' | 'read'

/** What the reader does here: staff answer, unless it is their own; the buyer accepts. */
function useTurn({ quote: { state, versions }, user, isBuyer, ownAffair }: Loaded) {
  // The offer that is being replaced: with the next one it is done.
  const [replaced, setReplaced] = useState<number>()
  const isOffice = may(user, 'orders') && ownAffair === undefined
  const canAnswer = isOffice && isAnswerable(state)
  const answers = canAnswer && (state === 'asked' || replaced === versions.length)
  const accepts = isBuyer && state === 'answered'
  const does: Does = answers ? 'answer' : accepts ? 'accept' : 'read'
  const again = {
    label: answers ? messages.answer.discard : messages.answer.again,
    act: () => setReplaced(answers ? undefined : versions.length),
  }
  return {
    does,
    canAnswer,
    canWrite: isBuyer || isOffice,
    /** Begins another offer, or discards it. */
    again: canAnswer && versions.length > 0 ? again : undefined,
  }
}

type OrderLinkProps = Pick<Quote, 'order'> & {
  /** While it is not accepted. */
  readonly children: ReactNode
}

/** To the order by which it was accepted. */
const OrderLink = ({ order, children }: OrderLinkProps) =>
  order === null ? (
    children
  ) : (
    <Link className="button primary tight" to={`/dashboard/orders/${order}`}>
      {messages.orderOf(order)}
    </Link>
  )

type SheetProps = {
  readonly loaded: Loaded
  readonly step: HTMLElement | null
  readonly does: Does
}

/** What is offered, or the form that offers it, beside what belongs to it. */
function Sheet({ loaded, step, does }: SheetProps) {
  const { quote, user, addresses, costs, isStaff, ownAffair } = loaded
  const { state, versions } = quote
  const [newest] = versions
  const customer = isStaff ? (
    <QuoteCustomer quote={quote} canOpen={may(user, 'customers', { reading: true })} />
  ) : null
  if (does === 'answer')
    return (
      <OfferForm
        key={versions.length}
        {...{ quote, costs, step, customer }}
        tools={toolsOf(loaded)}
        wish={<Wish quote={quote} />}
      />
    )
  const shown = (
    <>
      {may(user, 'orders') && isAnswerable(state) ? <OwnAffair reason={ownAffair} /> : null}
      <StateNotice loaded={loaded} />
      {newest ? <OfferSection loaded={loaded} offer={newest} /> : <Requested loaded={loaded} />}
    </>
  )
  return does === 'accept' && newest ? (
    <AcceptForm key={newest.version} {...{ quote, user, addresses, step }} offer={newest}>
      {shown}
    </AcceptForm>
  ) : (
    <>
      <div>
        {shown}
        {newest ? <OfferTotal total={newest.total} /> : null}
      </div>
      {customer ? <div className="facts-side">{customer}</div> : null}
    </>
  )
}

type PartProps = { readonly loaded: Loaded }

const toolsOf = ({ tools }: Loaded): QuoteTools => new Map(tools.map((tool) => [tool.id, tool]))

/** What its buyer has written last, before the prices that answer it. */
function Wish({ quote: { messages: written } }: { readonly quote: Quote }) {
  const last = written.findLast(({ side }) => side === 'buyer')
  return last === undefined ? null : <Said by={last.by} text={last.text} />
}

const Said = ({ by, text }: { readonly by: string; readonly text: string }) => (
  <p className="said whitespace-pre-line break-words">
    <span>
      <b>{by}:</b> {text}
    </span>
  </p>
)

/** What is to be known of its state. */
function StateNotice({ loaded: { quote, isBuyer } }: PartProps) {
  const { state, validUntil } = quote
  if (state === 'expired')
    return (
      <Notice tone="warn">
        {messages.expired(validUntil === null ? '' : displayDay(validUntil))}
      </Notice>
    )
  if (state === 'withdrawn' || state === 'declined') return <Notice>{messages[state]}</Notice>
  return state === 'asked' && isBuyer ? <Notice>{messages.waiting}</Notice> : null
}

type OfferSectionProps = PartProps & { readonly offer: Offer }

function OfferSection({ loaded, offer }: OfferSectionProps) {
  const { quote, isStaff } = loaded
  const { version, lines, message, by, at } = offer
  const saved = savedOn(quote.lines, lines)
  return (
    <>
      {message === '' ? null : <Said by={by} text={message} />}
      <QuoteLines
        title={messages.offer(version)}
        detail={
          <>
            <DateTime timeless at={at} />
            {saved > 0 ? ` · ${messages.youSave(displayMoney(saved), isStaff)}` : null}
          </>
        }
        lines={lines}
        asked={quote.lines}
        tools={toolsOf(loaded)}
        forStaff={isStaff}
      />
    </>
  )
}

const Requested = ({ loaded }: PartProps) => {
  const { quote, isStaff } = loaded
  return (
    <>
      <QuoteLines
        title={messages.asked}
        detail={
          <>
            {messages.askedDetail} <DateTime timeless at={quote.askedAt} />
          </>
        }
        lines={quote.lines}
        asked={quote.lines}
        tools={toolsOf(loaded)}
        forStaff={isStaff}
      />
      <OfferTotal total={quote.lines.reduce((sum, { total }) => sum + total, 0)} />
    </>
  )
}

type EarlierProps = PartProps & { readonly offers: readonly Offer[] }

const Earlier = ({ loaded, offers }: EarlierProps) =>
  offers.length === 0 ? null : (
    <details className="mt-6">
      <summary>{messages.earlier(offers.length)}</summary>
      {offers.map((offer) => (
        <div key={offer.version}>
          <OfferSection loaded={loaded} offer={offer} />
          <OfferTotal total={offer.total} />
          <OfferFile quote={loaded.quote} version={offer.version} />
        </div>
      ))}
    </details>
  )

const Request = ({ loaded }: PartProps) => (
  <details className="mt-6">
    <summary>{messages.asked}</summary>
    <Requested loaded={loaded} />
  </details>
)

export const ErrorBoundary = pageErrors(messages.title(undefined), {
  title: messages.unknown,
  detail: messages.unknownDetail,
  to: '/dashboard/quotes',
  back: messages.back,
})
