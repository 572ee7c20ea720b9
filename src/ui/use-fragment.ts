/** Scrolls to the `#` fragment of an address, on pages that the browser fills. */
import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * Scrolls to the named element once it is rendered, and again while the page grows, because browser
 * and router look for it too early. Scrolling, clicking or typing stops it. After Back, the page
 * keeps its scroll position.
 */
export function useFragment(): void {
  const { hash, key } = useLocation()
  const isPop = useNavigationType() === NavigationType.Pop
  useEffect(
    () => (hash === '' ? undefined : keepInView(hash.slice(1), isPop ? 0 : window.scrollY)),
    [hash, key, isPop],
  )
}

/**
 * @param at the scroll position to expect unless the user has scrolled
 * @returns stops it
 */
function keepInView(id: string, at: number): () => void {
  const ended = new AbortController()
  const end = () => ended.abort()
  let expected = at
  const look = () => {
    const place = document.getElementById(id)
    if (place === null) return
    if (window.scrollY !== expected) return end()
    place.scrollIntoView({ behavior: 'instant' })
    expected = window.scrollY
  }
  const observer = new MutationObserver(look)
  ended.signal.addEventListener('abort', () => observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    window.addEventListener(event, end, { signal: ended.signal, passive: true })
  look()
  return end
}
