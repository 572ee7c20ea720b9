/** Removing a member of a company: the question before, and the message after. */
import { companies } from '../api.client.ts'
import type { Company, Member } from '../contract.ts'
import { memberMessages as messages } from '../messages/pages.ts'
import { passedOnText } from '../messages/passed-on.ts'
import type { useSuccessorDialog } from './successor-dialog.tsx'

type Removal = Pick<Company, 'id' | 'members'> &
  Pick<Member, 'email' | 'userId'> &
  Pick<ReturnType<typeof useSuccessorDialog>, 'ask'>

/**
 * Asks for confirmation, and for the successor of the member's records in the company.
 * @returns what was done
 */
export async function removeMember({
  id,
  members,
  userId,
  email,
  ask,
}: Removal): Promise<string | undefined> {
  const successor = await ask({
    detail: messages.sureToRemove(email),
    confirmLabel: messages.removeLabel,
    cancelLabel: messages.keep,
    members,
    leaving: userId,
  })
  if (successor === null) return undefined
  const { deletedCount, passedOn } = await companies.removeMember({
    id,
    userId,
    ...(successor === '' ? {} : { successor }),
  })
  if (deletedCount === 0) return messages.wasRemoved
  return messages.removed(email, passedOn ? passedOnText(passedOn) : '', passedOn?.to ?? '')
}
