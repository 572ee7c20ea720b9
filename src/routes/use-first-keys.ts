/** The first of the keys of the dashboard loads what they do. */
import { useCallback, useEffect, useRef, useState } from 'react'

export type TakeKey = (event: KeyboardEvent) => void

/** @returns hands over the keys, those that were pressed meanwhile too; nothing before the first */
export function useFirstKeys(): ((take: TakeKey) => void) | undefined {
  const queue = useRef<{ readonly waiting: KeyboardEvent[]; take?: TakeKey }>({ waiting: [] })
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { take, waiting } = queue.current
      if (take) return take(event)
      if (waiting.length === 0 && !'gn?'.includes(event.key)) return
      waiting.push(event)
      setNeeded(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const handOver = useCallback((take: TakeKey): void => {
    queue.current.take = take
    for (const event of queue.current.waiting.splice(0)) take(event)
  }, [])
  return isNeeded ? handOver : undefined
}
