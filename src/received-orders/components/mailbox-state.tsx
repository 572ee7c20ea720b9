/** The address for mails with orders, and why the mailbox cannot be read. */
import { Notice } from '../../ui/page-state.tsx'
import type { OrderMailbox } from '../inbox-schemas.ts'
import { mailMessages as messages } from '../messages/mails.ts'

export function MailboxState({ mailbox: { address, fault } }: { readonly mailbox: OrderMailbox }) {
  if (address === '') return null
  return fault === null ? (
    <p className="muted small">{messages.reads(address)}</p>
  ) : (
    <div className="mb-4">
      <Notice tone="warn">
        <b>{messages.faultLead(address)}</b> {messages.faults[fault]} {messages.faultWhat}
      </Notice>
    </div>
  )
}
