/** Settings: everything about the shop that needs no code, in groups that are saved on their own. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AccountMailPreviews } from '../accounts/components/account-mail-previews.tsx'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { BrandPictureField } from '../branding/components/brand-picture-field.tsx'
import { chargesPageMessages } from '../delivery/messages/charges-page.ts'
import { documents } from '../documents/download.client.ts'
import { documentsMessages } from '../documents/messages/documents.ts'
import { NumberSeriesForms } from '../documents/components/number-series.tsx'
import { MailPreviews } from '../orders/components/mail-previews.tsx'
import { settings } from '../settings/api.client.ts'
import {
  SettingsForm,
  settingsGroups,
  type PictureSettingField,
  type SettingsGroup,
} from '../settings/components/settings-form.tsx'
import { settingsMessages as messages } from '../settings/messages/settings.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { salesTaxTableMessages } from '../tax/messages/sales-tax-table.ts'
import { MayChange } from '../ui/may-change.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { useRevalidator } from '../ui/use-revalidator.ts'
import type { Route } from './+types/dashboard.settings.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('owner')
  const [current, series] = await Promise.all([
    settings.read({}, { signal }),
    documents.series({}, { signal }),
  ])
  return { current, series, canChange: may(user, 'owner') }
}

const pictureField = (field: PictureSettingField) => <BrandPictureField {...field} />
type Words = Readonly<Record<string, unknown>>
const previews: Partial<Record<SettingsGroup, (words: Words) => ReactNode>> = {
  mails: (words) => <MailPreviews words={words} />,
  accountMails: (words) => <AccountMailPreviews words={words} />,
}

export default function Settings({
  loaderData: { current, series, canChange },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.title}</h1>
        <span className="row">
          <Link className="button tight" to="/dashboard/salestax">
            {salesTaxTableMessages.title}
          </Link>
          <Link className="button tight" to="/dashboard/delivery">
            {chargesPageMessages.title}
          </Link>
          <Link className="button tight" to="/dashboard/settings/history">
            {messages.history.title}
          </Link>
        </span>
      </div>
      <p className="muted mt-2">{messages.lead}</p>
      <Contents />
      <MayChange allowed={canChange}>
        {settingsGroups.map((group) => (
          <SettingsForm
            key={group}
            group={group}
            current={current}
            onSaved={revalidate}
            picture={pictureField}
            preview={previews[group]}
          />
        ))}
        <NumberSeriesForms series={series} onSaved={revalidate} />
      </MayChange>
    </>
  )
}

/** The way to each group of a long page. */
const Contents = () => (
  <nav aria-label={messages.contents} className="row mt-4 mb-6">
    {settingsGroups.map((group) => (
      <a key={group} className="link" href={`#settings-${group}`}>
        {messages.groups[group].title}
      </a>
    ))}
    <a className="link" href="#number-series">
      {documentsMessages.series.title}
    </a>
  </nav>
)

export const ErrorBoundary = pageErrors(messages.title)
