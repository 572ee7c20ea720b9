/** The numbers of orders and documents: what each kind is counted by. */
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { NumberSeriesForm } from '../documents/components/number-series.tsx'
import { documents } from '../documents/api.client.ts'
import { documentsMessages } from '../documents/messages/documents.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { MayChange } from '../ui/may-change.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { useRevalidator } from '../ui/use-revalidator.ts'
import type { Route } from './+types/dashboard.settings.numbers.ts'
import { SettingsHead } from './settings-head.tsx'

const { series: messages } = documentsMessages

export const meta = personalMeta(messages.title, messages.lead)

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('owner')
  return { series: await documents.series({}, { signal }), canChange: may(user, 'owner') }
}

export default function Numbers({ loaderData: { series, canChange } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <>
      <SettingsHead title={messages.title} lead={messages.lead} />
      <MayChange allowed={canChange}>
        <NumberSeriesForm series={series} onSaved={revalidate} />
      </MayChange>
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
