/** The fields that say who joins a company, and with which role. */
import type { UseFormReturn } from 'react-hook-form'
import { companyRoles, type CompanyRole } from '../../../packages/contract/acting-company.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { roleNames } from '../messages/pages.ts'

type PersonFieldsProps = {
  readonly form: UseFormReturn<{ email: string; role: CompanyRole }>
  readonly labels: { readonly email: string; readonly role: string }
}

export const PersonFields = ({
  form: {
    formState: { errors },
    register,
  },
  labels,
}: PersonFieldsProps) => (
  <div className="two">
    <TextField
      label={labels.email}
      type="email"
      autoComplete="off"
      maxLength={254}
      error={errors.email?.message}
      {...register('email')}
    />
    <SelectField label={labels.role} error={errors.role?.message} {...register('role')}>
      {companyRoles.map((role) => (
        <option key={role} value={role}>
          {roleNames[role]}
        </option>
      ))}
    </SelectField>
  </div>
)
