/** The settings of company details on documents, apart from name, address and bank account. */
import { OptionalLine } from '../platform/fields/fields.ts'
import { declare } from './declare.ts'

const line = { fallback: '', group: 'letterhead', input: 'line' } as const

export const letterheadDeclarations = {
  phone: declare('phone', { schema: OptionalLine(40), ...line }),
  taxNumber: declare('taxNumber', { schema: OptionalLine(60), ...line }),
  register: declare('register', { schema: OptionalLine(120), ...line }),
  directors: declare('directors', { schema: OptionalLine(200), ...line }),
} as const

const declared = letterheadDeclarations
/** Their schemas, for the object of all settings. */
export const letterheadSchemas = {
  phone: declared.phone.schema,
  taxNumber: declared.taxNumber.schema,
  register: declared.register.schema,
  directors: declared.directors.schema,
}
