/** How a company orders from the shop: for its owners, and for staff. */
import { DeskHead, HeadLinks } from '../ui/desk/desk-head.tsx'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { companies } from '../companies/api.client.ts'
import { Id } from '../platform/fields/fields.ts'
import { punchOut } from '../punch-out/api.client.ts'
import { OrderWays } from '../punch-out/components/order-ways.tsx'
import { orderWaysMessages as messages } from '../punch-out/messages/order-ways.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/dashboard.company.order-ways.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: messages.title, description: messages.description, noindex: true })

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const id = params.id.toLowerCase()
  if (!Id.safeParse(id).success) throw notFound()
  const [user, ways, { members }] = await Promise.all([
    currentUser(),
    punchOut.orderWays({ id }, { signal }),
    companies.read({ id }, { signal }),
  ])
  return { id, ways, forStaff: members.every(({ email }) => email !== user.email) }
}

export default function OrderWaysPage({ loaderData }: Route.ComponentProps) {
  const { id, ways, forStaff } = loaderData
  return (
    <>
      <DeskHead
        title={forStaff ? messages.titleOf(ways.company) : messages.title}
        lead={messages.lead}
      >
        <HeadLinks
          links={[
            forStaff
              ? { to: `/dashboard/companies/${id}`, label: messages.toRecord }
              : { to: '/dashboard/company', label: messages.toCompany },
          ]}
        />
      </DeskHead>
      <OrderWays company={id} ways={ways} forStaff={forStaff} />
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.link)
