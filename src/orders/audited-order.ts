/** What an entry of the audit says of a change of an order beside its fields. */
import type { Change } from '../audit/service.server.ts'

export const orderChange = (
  operation: string,
  { id, number }: { readonly id: string; readonly number: number },
): Pick<Change, 'operation' | 'kind' | 'id' | 'label'> => ({
  operation,
  kind: 'order',
  id,
  label: `#${number}`,
})
