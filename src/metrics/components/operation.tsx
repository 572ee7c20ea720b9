/** The shop's operation: unsent mails, programs without an owner, and the last backup. */
import { Link } from 'react-router'
import { displayNumber } from '../../platform/money/money.ts'
import type { Figures } from '../contract.ts'
import { figuresMessages } from '../messages/figures.ts'

const { today: messages } = figuresMessages

/** Renders nothing for readers who may not see it. */
export function Operation({ operation }: Pick<Figures['today'], 'operation'>) {
  if (operation === null) return null
  const { backupHours, failedMails, accountsToAdopt } = operation
  return (
    <p className="muted small">
      <Link className="link" to="/dashboard/checklist">
        {messages.backup}
      </Link>
      {': '}
      {backupHours === null ? messages.noBackup : messages.ago(backupHours)}
      {failedMails === 0
        ? null
        : ` · ${displayNumber(failedMails)} ${messages.failedMails(failedMails)}`}
      {accountsToAdopt === 0 ? null : (
        <>
          {' · '}
          <Link className="link" to="/dashboard/service-accounts">
            {displayNumber(accountsToAdopt)} {messages.accountsToAdopt(accountsToAdopt)}
          </Link>
        </>
      )}
    </p>
  )
}
