/** Listens for the keys of the dashboard; what they do is loaded with the first of them. */
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { deskMenuFor } from '../app/desk-menu.ts'
import { areKeysOff, isTyping } from '../ui/desk/keys.browser.ts'

type Keys = {
  /** Whether the list of keys is open. */
  readonly areShown: boolean
  readonly hide: () => void
}

export function useDeskKeys(groups: ReturnType<typeof deskMenuFor>): Keys {
  const [areShown, setShown] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    let loading: Promise<typeof import('./desk-keys.browser.ts')> | undefined
    const onKey = (event: KeyboardEvent): void => {
      const { key, timeStamp } = event
      if ((!loading && !'gn?'.includes(key)) || areKeysOff() || isTyping(event)) return
      loading ??= import('./desk-keys.browser.ts')
      void loading.then(({ pressDeskKey }) =>
        pressDeskKey(key, timeStamp, {
          groups,
          go: navigate,
          showKeys: () => setShown(true),
        }),
      )
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [groups, navigate])
  return { areShown, hide: () => setShown(false) }
}
