/** What the keys of the dashboard do, and the list of them. */
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { deskMenuFor } from '../app/desk-menu.ts'
import { areKeysOff, isTyping } from '../ui/desk/keys.browser.ts'
import { pressDeskKey } from './desk-keys.browser.ts'
import { KeysDialog } from './keys-dialog.tsx'
import type { TakeKey } from './use-first-keys.ts'

type DeskKeysProps = {
  /** Gives the keys to what takes them, those that wait first. */
  readonly handOver: (take: TakeKey) => void
  readonly groups: ReturnType<typeof deskMenuFor>
}

export function DeskKeys({ handOver, groups }: DeskKeysProps) {
  const [areShown, setShown] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    handOver((event) => {
      if (areKeysOff() || isTyping(event)) return
      pressDeskKey(event.key, event.timeStamp, {
        groups,
        go: navigate,
        showKeys: () => setShown(true),
      })
    })
  }, [handOver, groups, navigate])
  return areShown ? <KeysDialog groups={groups} onClose={() => setShown(false)} /> : null
}
