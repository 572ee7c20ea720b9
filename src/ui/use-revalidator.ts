/** React Router's revalidation, which ends for us when what was loaded is rendered. */
import { useCallback, useEffect, useRef } from 'react'
import { useMatches, useRevalidator as useRouterRevalidator } from 'react-router'

type Revalidator = ReturnType<typeof useRouterRevalidator>

/**
 * As React Router's hook, but its `revalidate` resolves when the new data is rendered, or the
 * component is gone. The router's own resolves when the data has come; it is rendered in a
 * transition, after every update that is made then: who drops at once what was shown in the place
 * of the new data would show the old data again for a moment.
 */
export function useRevalidator(): Revalidator {
  const { revalidate: load, state } = useRouterRevalidator()
  // Another object with each load, and the same until that load is rendered.
  const rendered = useMatches()
  const latest = useRef(rendered)
  const isGone = useRef(false)
  const waiting = useRef<readonly (() => void)[]>([])
  const resolveAll = useCallback((): void => {
    const resolvers = waiting.current
    waiting.current = []
    for (const resolve of resolvers) resolve()
  }, [])
  useEffect(() => {
    latest.current = rendered
    resolveAll()
  }, [rendered, resolveAll])
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      resolveAll()
    }
  }, [resolveAll])
  const revalidate = useCallback(async (): Promise<void> => {
    const before = latest.current
    await load()
    if (isGone.current || latest.current !== before) return
    await new Promise<void>((resolve) => {
      waiting.current = [...waiting.current, resolve]
    })
  }, [load])
  return { revalidate, state }
}
