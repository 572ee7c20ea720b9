/** One part of the settings: its fields in groups, one bar that saves them, and its history. */
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { AccountMailPreviews } from '../accounts/components/account-mail-previews.tsx'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { BrandPictureField } from '../branding/components/brand-picture-field.tsx'
import { MailPreviews } from '../orders/components/mail-previews.tsx'
import { settings } from '../settings/api.client.ts'
import { accountMailKinds } from '../settings/account-mail-texts.ts'
import { SettingsForm, type PictureSettingField } from '../settings/components/settings-form.tsx'
import { mailKinds } from '../settings/mail-texts.ts'
import { MissingSettingTexts } from '../settings/components/missing-setting-texts.tsx'
import type { SettingName, ShopSettings } from '../settings/declarations.ts'
import { settingsHistoryMessages } from '../settings/messages/history.ts'
import { settingsMessages as messages } from '../settings/messages/settings.ts'
import { partOfSlug, type SettingsPart } from '../settings/parts.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { missingTextsMessages } from '../catalogue/messages/missing-texts.ts'
import { rateOf } from '../tax/rates.ts'
import { displayRate } from '../tax/rules.ts'
import { salesTaxTableMessages } from '../tax/messages/sales-tax-table.ts'
import { MayChange } from '../ui/may-change.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { useRevalidator } from '../ui/use-revalidator.ts'
import type { Route } from './+types/dashboard.settings.part.ts'
import { SettingsHead } from './settings-head.tsx'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request: { signal }, params }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('owner')
  const part = partOfSlug(params.part)
  if (part === undefined) throw notFound()
  return { part, current: await settings.read({}, { signal }), canChange: may(user, 'owner') }
}

const pictureField = (field: PictureSettingField) => <BrandPictureField {...field} />
/** The standard and the reduced rate of today; none of a country without built-in rates. */
function ratesIn(country: string): readonly string[] {
  const today = new Date().toISOString().slice(0, 10)
  const rates = (['standard', 'reduced'] as const).map((name) => rateOf(country, name, today))
  return [...new Set(rates)].flatMap((rate) => (rate === undefined ? [] : [displayRate(rate)]))
}
type Words = Readonly<Record<string, unknown>>

/** The mails whose words are among these settings, as they will be. */
const previews = (names: readonly SettingName[], words: Words) => {
  const isNamed = (kind: string): boolean => names.some((name) => name === `${kind}Subject`)
  const ofOrders = mailKinds.filter(isNamed)
  const ofAccounts = accountMailKinds.filter(isNamed)
  return (
    <>
      {ofOrders.length === 0 ? null : <MailPreviews words={words} kinds={ofOrders} />}
      {ofAccounts.length === 0 ? null : <AccountMailPreviews words={words} kinds={ofAccounts} />}
    </>
  )
}

const salesTaxLink = (names: readonly SettingName[]) =>
  names.includes('salesTaxZip') ? (
    <p>
      <Link className="button tight" to="/dashboard/salestax">
        {salesTaxTableMessages.title}
      </Link>
    </p>
  ) : null

const missingTexts = (names: readonly SettingName[], { languages }: Words, saved: ShopSettings) =>
  names.includes('languages') && languages !== '' ? (
    <>
      <p>
        <Link className="button tight" to="/dashboard/missing-texts">
          {missingTextsMessages.title}
        </Link>
      </p>
      <MissingSettingTexts values={saved} />
    </>
  ) : null

/** What is shown below the fields of a group. */
const beside: Partial<
  Record<
    SettingsPart,
    (names: readonly SettingName[], words: Words, saved: ShopSettings) => ReactNode
  >
> = { mails: previews, accountMails: previews, tax: salesTaxLink, place: missingTexts }

export default function SettingsPartPage({
  loaderData: { part, current, canChange },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const lit = useLocation().hash.slice(1)
  const { title, lead } = messages.groups[part]
  return (
    <>
      <SettingsHead title={title} lead={lead}>
        <Link className="button tight" to={`/dashboard/settings/history?part=${part}`}>
          {settingsHistoryMessages.title}
        </Link>
      </SettingsHead>
      <MayChange allowed={canChange}>
        <SettingsForm
          key={part}
          part={part}
          current={current}
          lit={lit}
          onSaved={revalidate}
          picture={pictureField}
          preview={beside[part]}
          ratesIn={ratesIn}
        />
      </MayChange>
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title, {
  title: messages.noPart,
  detail: messages.noPartDetail,
  to: '/dashboard/settings',
  back: messages.title,
})
