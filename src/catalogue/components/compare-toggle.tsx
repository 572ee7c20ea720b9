/** On a tool's page: adds the tool to the browser's comparison, or removes it. */
import { useSyncExternalStore } from 'react'
import { Link } from '../../ui/link.tsx'
import { toast } from '../../ui/toast.tsx'
import { compareUrl, maxCompared } from '../compare/compare.ts'
import {
  noneCompared,
  onComparedChange,
  readCompared,
  storeCompared,
} from '../compare/compare-storage.browser.ts'
import { compareToggleMessages as messages } from '../messages/compare-toggle.ts'

export function CompareToggle({ slug }: { readonly slug: string }) {
  const compared = useSyncExternalStore(onComparedChange, readCompared, noneCompared)
  const others = compared.filter((other) => other !== slug)
  const toggle = (checked: boolean): void => {
    if (!checked) storeCompared(others)
    else if (others.length >= maxCompared) toast(messages.full, 'info')
    else storeCompared([...others, slug])
  }
  return (
    <p className="comparing needs-script">
      <label className="check">
        <input
          type="checkbox"
          checked={compared.includes(slug)}
          onChange={({ target }) => toggle(target.checked)}
        />
        {messages.compare}
      </label>
      {compared.length === 0 ? null : (
        <Link className="link" to={compareUrl(compared)}>
          {messages.open(compared.length)}
        </Link>
      )}
    </p>
  )
}
