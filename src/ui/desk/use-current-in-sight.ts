/** Tabs that do not all fit on a phone: the present one is scrolled into sight. */
import { useEffect, useRef, type RefObject } from 'react'

/**
 * @param address of the page; the present tab changes with it
 * @returns attach it to the element that holds the tabs
 */
export function useCurrentInSight(address: string): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const tabs = place.current
    if (!tabs) return undefined
    // Observing calls once in any case, and again when the window has another width.
    const observer = new ResizeObserver(() => showCurrent(tabs))
    observer.observe(tabs)
    return () => observer.disconnect()
  }, [address])
  return place
}

function showCurrent(tabs: HTMLElement): void {
  const current = tabs.querySelector<HTMLElement>('[aria-current]')
  if (!current) return
  const start = current.offsetLeft - tabs.offsetLeft
  const room = tabs.clientWidth - current.offsetWidth
  const isInSight = start >= tabs.scrollLeft && start <= tabs.scrollLeft + room
  if (!isInSight) tabs.scrollLeft = start - room / 2
}
