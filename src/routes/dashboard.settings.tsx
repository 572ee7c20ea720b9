/** Settings: an index of cards that say what is set, with a filter over all their fields. */
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { SettingsIndex } from '../settings/components/settings-index.tsx'
import { settingsMessages as messages } from '../settings/messages/settings.ts'
import { partOfSlug, pathOfPart } from '../settings/parts.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/dashboard.settings.ts'
import { readSettingsAreas } from './settings-cards.client.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  await currentAdmin('owner')
  return readSettingsAreas({ signal })
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  useFormerAddress()
  return (
    <>
      <DeskHead title={messages.title} lead={messages.lead} />
      <SettingsIndex areas={loaderData} />
    </>
  )
}

/** Before 0.3 all settings were one page, and `#settings-tax` led to a part of it. */
function useFormerAddress(): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const part = partOfSlug(hash.replace('#settings-', ''))
    const to = hash === '#number-series' ? '/dashboard/settings/numbers' : part && pathOfPart(part)
    if (to !== undefined) void navigate(to, { replace: true })
  }, [hash, navigate])
}

export const ErrorBoundary = pageErrors(messages.title)
