/** Moves the focus to content that a press adds to the page, so that screen readers announce it. */
import { useEffect, useRef, type RefObject } from 'react'

/** @returns the ref of the heading or field that takes the focus when it is rendered */
export function useArrivalFocus<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    place.current?.focus()
  }, [])
  return place
}
