/** React Router's revalidation, but it resolves when the loaded data is rendered. */
import { useCallback, useEffect, useRef } from 'react'
import { useMatches, useRevalidator as useRouterRevalidator } from 'react-router'

type Revalidator = ReturnType<typeof useRouterRevalidator>

/**
 * Like React Router's hook, but `revalidate` resolves when the new data is rendered or the
 * component is unmounted. The router's own resolves when the data has arrived. The data is rendered
 * in a transition, after every update made at that time, so a component that drops its temporary
 * state at once would briefly show the old data again.
 */
export function useRevalidator(): Revalidator {
  const { revalidate: load, state } = useRouterRevalidator()
  // A new object with each load, and the same one until that load is rendered.
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
