/** The head of a page below the settings: the way back, what it is, and what else can be done. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { settingsMessages as messages } from '../settings/messages/settings.ts'
import { DeskHead } from '../ui/desk/desk-head.tsx'

type SettingsHeadProps = {
  readonly title: string
  readonly lead: string
  readonly children?: ReactNode
}

export const SettingsHead = ({ title, lead, children }: SettingsHeadProps) => (
  <>
    <nav className="crumbs" aria-label={messages.crumbs}>
      <Link to="/dashboard/settings">{messages.title}</Link>
      <span>{title}</span>
    </nav>
    <DeskHead title={title} lead={lead}>
      {children}
    </DeskHead>
  </>
)
