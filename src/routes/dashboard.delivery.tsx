/** What delivery costs: zones, charges, surcharges, collection; all of it saved at once. */
import { may } from '../accounts/rules.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { delivery } from '../delivery/api.client.ts'
import { ChargesForm } from '../delivery/components/charges-form.tsx'
import { chargesPageMessages as messages } from '../delivery/messages/charges-page.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { MayChange } from '../ui/may-change.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { SettingsHead } from './settings-head.tsx'
import type { Route } from './+types/dashboard.delivery.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('money')
  return { saved: await delivery.charges({}, { signal }), canChange: may(user, 'money') }
}

export default function Delivery({ loaderData: { saved, canChange } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <>
      <SettingsHead title={messages.title} lead={messages.description} />
      <MayChange allowed={canChange}>
        <ChargesForm saved={saved} onSaved={revalidate} />
      </MayChange>
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
