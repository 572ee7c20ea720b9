/** The fields for the person who joins a company, and their role. */
import * as z from 'zod/mini'
import { companyRoles } from '../../platform/access/acting-company.ts'
import { Email } from '../../platform/fields/fields.ts'
import { choices, inputsOf } from '../../ui/form/inputs.tsx'
import { roleNames } from '../messages/pages.ts'

export const Person = z.strictObject({ email: Email, role: z.enum(companyRoles) })
export type Person = z.output<typeof Person>
export const nobody = { email: '', role: 'buyer' } as const

const { TextInput, Choice } = inputsOf<Person>()

type PersonFieldsProps = { readonly email: string; readonly role: string }

/** Their labels. */
export const PersonFields = ({ email, role }: PersonFieldsProps) => (
  <div className="two">
    <TextInput name="email" label={email} />
    <Choice name="role" label={role} options={choices(companyRoles, roleNames)} />
  </div>
)
