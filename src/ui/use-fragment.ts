/** The place that an address names by its `#`, in pages that the browser fills. */
import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * Scrolls to the named place once it is there, and again while the page grows: browser and router
 * have looked for it before. Anybody who scrolls, clicks or types ends it, and a page that was gone
 * back to stays where it was.
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
 * @param at how far the window is scrolled unless somebody has done it
 * @returns ends it
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
