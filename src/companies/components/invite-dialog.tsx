/** The dialog in which an owner invites somebody to buy for the company. */
import { FormDialog } from '../../ui/desk/form-dialog.tsx'
import type { Company } from '../contract.ts'
import { invitationListMessages as messages } from '../messages/invitation-pages.ts'
import { InviteForm } from './invite-form.tsx'

type InviteDialogProps = {
  readonly company: Pick<Company, 'id' | 'name'>
  readonly open: boolean
  readonly onClose: () => void
}

export function InviteDialog({ company, open, onClose }: InviteDialogProps) {
  const title = messages.inviteTo(company.name)
  return (
    <FormDialog title={title} open={open} onClose={onClose}>
      <h2>{title}</h2>
      <p className="muted">{messages.lead}</p>
      <InviteForm company={company.id} onDone={onClose} />
    </FormDialog>
  )
}
