/**
 * The fields of a company that a person who requests it enters: name, legal address, tax numbers.
 */
import { inputsOf } from '../../ui/form/inputs.tsx'
import type { CompanyRequest } from '../contract.ts'
import { tradeAccountMessages as messages } from '../messages/pages.ts'

const { TextInput, TextLines } = inputsOf<CompanyRequest>()

export const RequestFields = () => (
  <>
    <TextInput name="name" label={messages.name} autoComplete="organization" />
    <TextLines name="address" label={messages.address} />
    <div className="two">
      <TextInput name="vatId" label={messages.vatId} />
      <TextInput name="taxNumber" label={messages.taxNumber} />
    </div>
  </>
)
