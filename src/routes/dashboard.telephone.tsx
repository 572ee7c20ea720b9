/** Staff order for a buyer, as on the telephone: who it is for, what they want, where it goes. */
import { paymentTermsText } from '../companies/payment-terms-text.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { loadAddressFields } from '../accounts/components/address-input.tsx'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { companies } from '../companies/api.client.ts'
import { maxFoundBuyers, type BuyerTerms, type FoundBuyer } from '../companies/buyers-contract.ts'
import { OwnAffair } from '../companies/components/own-affair.tsx'
import { findOwnAffair } from '../companies/own-affairs.client.ts'
import { orders } from '../orders/api.client.ts'
import { TelephoneForm } from '../order-pad/components/telephone-form.tsx'
import { telephoneMessages as messages } from '../order-pad/messages/telephone.ts'
import { Id } from '../platform/fields/fields.ts'
import { displayMoney } from '../platform/money/money.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { TitleBar } from '../ui/desk/title-bar.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { Notice } from '../ui/page-state.tsx'
import { Table, type Column } from '../ui/table.tsx'
import type { Route } from './+types/dashboard.telephone.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const staff = await currentAdmin('orders', true)
  const params = new URL(url).searchParams
  const [user, company] = [params.get('user') ?? '', params.get('company') ?? '']
  if (Id.safeParse(user).success) {
    const ofCompany = Id.safeParse(company).success ? { company } : {}
    const [buyer] = await Promise.all([
      companies.buyer({ userId: user, ...ofCompany }, { signal }),
      loadAddressFields(),
    ])
    const asked = [
      { record: 'user', key: user },
      ...(company === '' ? [] : [{ record: 'company', key: company } as const]),
    ] as const
    const reasons = await Promise.all(
      asked.map((of) => findOwnAffair(staff, { ...of, permission: 'orders' }, { signal })),
    )
    return { buyer, ownAffair: reasons.find((reason) => reason !== undefined), found: [] }
  }
  const q = (params.get('q') ?? '').trim().slice(0, 200)
  return {
    buyer: undefined,
    ownAffair: undefined,
    found: await (q === ''
      ? orders.recentBuyers({}, { signal })
      : companies.buyers({ q }, { signal })),
  }
}

export default function Telephone({
  loaderData: { buyer, ownAffair, found },
}: Route.ComponentProps) {
  return buyer ? (
    <ForBuyer key={`${buyer.userId} ${buyer.company?.id}`} buyer={buyer} ownAffair={ownAffair} />
  ) : (
    <ChooseBuyer found={found} />
  )
}

function ChooseBuyer({ found }: { readonly found: readonly FoundBuyer[] }) {
  const q = (useSearchParams()[0].get('q') ?? '').trim()
  return (
    <>
      <DeskHead title={messages.title} lead={messages.lead} />
      <FilterForm label={messages.search} hint={messages.hint} />
      {found.length > 0 ? (
        <>
          {q === '' ? <h2 className="mt-6 mb-2">{messages.recent}</h2> : null}
          <Table
            caption={q === '' ? messages.recent : messages.found}
            columns={columns}
            rows={found}
            keyOf={({ userId, company }) => `${userId} ${company?.id}`}
          />
          {found.length < maxFoundBuyers ? null : (
            <p className="muted mt-4">{messages.more(found.length)}</p>
          )}
        </>
      ) : q === '' ? (
        <EmptyState title={messages.noRecent} detail={messages.noRecentDetail} />
      ) : (
        <EmptyState title={messages.nobody(q)} detail={messages.nobodyDetail} />
      )}
    </>
  )
}

const columns: readonly Column<FoundBuyer>[] = [
  {
    header: messages.who,
    slot: 'title',
    cell: ({ name, email }) => (
      <span title={`${name}, ${email}`}>
        {name}
        <small>{email}</small>
      </span>
    ),
  },
  {
    header: messages.company,
    slot: 'meta',
    cell: ({ company }) => company?.name ?? messages.alone,
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: ({ userId, name, company }) => (
      <Link
        className="button small"
        aria-label={messages.chooseFor(name, company?.name ?? messages.alone)}
        to={`?user=${userId}${company ? `&company=${company.id}` : ''}`}
      >
        {messages.choose}
      </Link>
    ),
  },
]

const factsOf = ({ company }: BuyerTerms): readonly (readonly [string, string])[] => {
  if (!company) return []
  const { terms, paymentTerms, minimumOrder, orderLimit, monthLimit } = company
  const facts = [
    [messages.paymentTerms, paymentTermsText(paymentTerms ?? '')],
    [messages.terms, terms],
    [messages.minimumOrder, minimumOrder > 0 ? displayMoney(minimumOrder) : ''],
    [messages.canSpend, messages.limits(orderLimit, monthLimit)],
  ] as const
  return facts.filter(([, value]) => value !== '')
}

type ForBuyerProps = { readonly buyer: BuyerTerms; readonly ownAffair: string | undefined }

function ForBuyer({ buyer, ownAffair }: ForBuyerProps) {
  const { name, email, company } = buyer
  const [step, setStep] = useState<HTMLElement | null>(null)
  return (
    <>
      <nav className="crumbs" aria-label={messages.crumbs}>
        <Link to="/dashboard/manageorders">{messages.allOrders}</Link>
        <span aria-current="page">{messages.title}</span>
      </nav>
      <TitleBar
        title={messages.title}
        who={company ? `${company.name}, ${name}` : name}
        more={
          <Link className="button tight" to="/dashboard/telephone">
            {messages.another}
          </Link>
        }
        stepRef={setStep}
      />
      {company?.state === 'on-hold' ? <Notice tone="warn">{messages.onHold}</Notice> : null}
      <OwnAffair reason={ownAffair}>
        <TelephoneForm buyer={buyer} step={step} terms={<Agreed facts={factsOf(buyer)} />}>
          <h2>{messages.orderFor(name, company?.name)}</h2>
          <p className="muted wrap-anywhere mb-4">{email}</p>
        </TelephoneForm>
      </OwnAffair>
    </>
  )
}

type AgreedProps = { readonly facts: ReturnType<typeof factsOf> }

const Agreed = ({ facts }: AgreedProps) =>
  facts.map(([term, value]) => (
    <section key={term} className="panel">
      <h2>{term}</h2>
      <p className="whitespace-pre-line wrap-anywhere">{value}</p>
    </section>
  ))

export const ErrorBoundary = pageErrors(messages.title)
