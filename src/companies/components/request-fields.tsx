/** The fields of a company that whoever asks for it writes: name, legal address, tax numbers. */
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { TextArea, TextField } from '../../ui/field.tsx'
import type { CompanyRequest } from '../contract.ts'
import { tradeAccountMessages as messages } from '../messages/pages.ts'

type RequestFieldsProps = {
  readonly register: (name: keyof CompanyRequest) => UseFormRegisterReturn
  readonly errors: FieldErrors<CompanyRequest>
}

export const RequestFields = ({ register, errors }: RequestFieldsProps) => (
  <>
    <TextField
      label={messages.name}
      autoComplete="organization"
      maxLength={120}
      error={errors.name?.message}
      {...register('name')}
    />
    <TextArea
      label={messages.address}
      optional
      rows={3}
      maxLength={500}
      error={errors.address?.message}
      {...register('address')}
    />
    <div className="two">
      <TextField
        label={messages.vatId}
        optional
        maxLength={60}
        error={errors.vatId?.message}
        {...register('vatId')}
      />
      <TextField
        label={messages.taxNumber}
        optional
        maxLength={60}
        error={errors.taxNumber?.message}
        {...register('taxNumber')}
      />
    </div>
  </>
)
