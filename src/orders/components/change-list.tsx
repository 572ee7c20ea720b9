/** What differs, as a list of sentences. */
import type { OrderChange } from '../model/edit-schema.ts'
import { changeMessages } from '../messages/change-text.ts'

export const ChangeList = ({ changes }: { readonly changes: readonly OrderChange[] }) => (
  <ul className="list-disc pl-5">
    {changes.map((change) => (
      <li key={`${change.kind} ${change.sku ?? ''}`} className="break-words">
        {changeMessages.text(change)}
      </li>
    ))}
  </ul>
)
