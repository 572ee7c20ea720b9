/** What comes onto a page because of a press takes the focus, so that readers hear of it. */
import { useEffect, useRef, type RefObject } from 'react'

/** @returns the ref of the heading or field that has the focus once it is on the page */
export function useArrivalFocus<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    place.current?.focus()
  }, [])
  return place
}
