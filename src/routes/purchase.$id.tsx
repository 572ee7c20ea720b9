/** The order form page of one tool. Source: specification, points 2 and 4. */
import { Link, useLocation, useNavigate } from 'react-router'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { OfferedAddress, User } from '../accounts/contract.ts'
import { loadAddressFields } from '../accounts/components/address-input.tsx'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { catalogue } from '../catalogue/api.client.ts'
import type { Tool } from '../catalogue/contract.ts'
import { BuyingForLine } from '../companies/components/buying-for.tsx'
import { OrderRefusal } from '../companies/components/order-refusal.tsx'
import { OrderForm } from '../orders/components/order-form.tsx'
import { orderFormMessages as messages } from '../orders/messages/order-form.ts'
import { placedState } from '../orders/checkout/placed-state.ts'
import { NoOrder } from '../catalogue/components/price-place.tsx'
import { isHidden } from '../platform/money/money.ts'
import { currentLanguage, currentPrefix } from '../platform/languages/current-language.ts'
import { Id } from '../platform/fields/fields.ts'
import { atCustomerPrice } from '../prices/use-customer-prices.ts'
import { readCompany } from '../session/company.browser.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/purchase.$id.ts'
import { offeredAddresses } from '../companies/offered-addresses.client.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `${messages.title}: ${loaderData.tool.name}` : messages.title,
    description: messages.description,
    noindex: true,
  })

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notFound()
  const [tool, user, addresses] = await Promise.all([
    catalogue.read({ id, ...languageOfPage() }, { signal }),
    currentUser(),
    offeredAddresses(signal),
    loadAddressFields(),
  ])
  return { tool: await atPriceOfCompany(tool), user, addresses }
}

/** The answer is kept for everybody: the shop's own language is not asked for. */
const languageOfPage = () => (currentPrefix() === '' ? {} : { language: currentLanguage() })

/** What the chosen company pays is known before the form is shown. */
async function atPriceOfCompany(tool: Tool): Promise<Tool> {
  if (readCompany() === undefined) return tool
  const { fetchCustomerPrices } = await import('../prices/fetch-customer-prices.client.ts')
  return atCustomerPrice(tool, new Map(await fetchCustomerPrices([tool.id])))
}

export default function OrderFormPage({ loaderData }: Route.ComponentProps) {
  // Every navigation to this page starts a new order.
  const { key } = useLocation()
  return <NewOrder key={key} {...loaderData} />
}

type NewOrderProps = {
  readonly tool: Tool
  readonly user: User
  readonly addresses: readonly OfferedAddress[]
}

function NewOrder({ tool, user, addresses }: NewOrderProps) {
  const navigate = useNavigate()
  return (
    <div className="page">
      <nav className="crumbs" aria-label={messages.crumbs}>
        <Link to="/purchase">{messages.purchase}</Link>
        <Link to={`/tools/${tool.slug}`}>{tool.name}</Link>
        <span aria-current="page">{messages.order}</span>
      </nav>
      <BuyingForLine />
      {isHidden(tool.price) ? (
        <NoOrder tool={tool} />
      ) : (
        <OrderRefusal heading={tool.name}>
          <OrderForm
            tool={tool}
            user={user}
            addresses={addresses}
            onPlaced={async ({ number }) =>
              navigate(`/dashboard/orders/${number}`, { state: placedState })
            }
          />
        </OrderRefusal>
      )}
    </div>
  )
}

const Errors = pageErrors(messages.title, {
  title: messages.unknown,
  detail: messages.unknownDetail,
  to: '/purchase',
  back: messages.seeTools,
})

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <div className="page section">
    <Errors error={error} />
  </div>
)
