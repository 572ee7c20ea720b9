/**
 * Users that are programs: their actions show a name, like those of people. See
 * `src/service-accounts`.
 */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { programEmail } from '../platform/fields/anonymized-email.ts'
import { insertUser, programIssuer, setDisplayName } from './store.server.ts'

type Program = { readonly id: string; readonly name: string }

/** Adds the user of a program: a customer without an identity, whose address receives no mail. */
export async function addProgram(
  { now }: { readonly now: () => Date },
  tx: Handle,
  { id, name }: Program,
): Promise<void> {
  const added = await insertUser(tx, {
    id,
    email: programEmail(id),
    display_name: name,
    role: 'customer',
    issuer: programIssuer,
    subject: id,
    demo: false,
    created_at: now(),
  })
  if (!added) throw new Error('The address of a service account belongs to somebody')
}

export const renameProgram = (tx: Handle, { id, name }: Program): Promise<void> =>
  setDisplayName(tx, id, name)
