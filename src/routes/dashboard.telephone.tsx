/** Staff order for a buyer, as on the telephone: who it is for, what they want, where it goes. */
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
  const q = (useSearchParams()[0].get('q') ?? '').trim()
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.title}</h1>
        {buyer ? (
          <Link className="button tight" to="/dashboard/telephone">
            {messages.another}
          </Link>
        ) : null}
      </div>
      <p className="muted mt-2">{messages.lead}</p>
      {buyer ? (
        <ForBuyer
          key={`${buyer.userId} ${buyer.company?.id}`}
          buyer={buyer}
          ownAffair={ownAffair}
        />
      ) : (
        <>
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
          ) : q === '' ? null : (
            <EmptyState title={messages.nobody(q)} detail={messages.nobodyDetail} />
          )}
        </>
      )}
    </>
  )
}

const columns: readonly Column<FoundBuyer>[] = [
  {
    header: messages.who,
    slot: 'title',
    cell: ({ name, email }) => (
      <span>
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
    [messages.paymentTerms, paymentTerms],
    [messages.terms, terms],
    [messages.minimumOrder, minimumOrder > 0 ? displayMoney(minimumOrder) : ''],
    [messages.canSpend, messages.limits(orderLimit, monthLimit)],
  ] as const
  return facts.filter(([, value]) => value !== '')
}

type ForBuyerProps = { readonly buyer: BuyerTerms; readonly ownAffair: string | undefined }

function ForBuyer({ buyer, ownAffair }: ForBuyerProps) {
  const { name, email, company } = buyer
  const facts = factsOf(buyer)
  return (
    <>
      <h2 className="mt-6">{messages.orderFor(name, company?.name)}</h2>
      <p className="muted">{email}</p>
      {company?.state === 'on-hold' ? <Notice tone="warn">{messages.onHold}</Notice> : null}
      {facts.length === 0 ? null : (
        <dl className="facts mt-2">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <OwnAffair reason={ownAffair}>
        <TelephoneForm buyer={buyer} />
      </OwnAffair>
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
