/** The place in a page that an address names by its `#`, where the browser fills the page late. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Scrolls to it when the page is opened by its address: browser and router have looked for it
 * before the page was there. Following a link, going back and loading anew are the router's.
 */
export function useHashTarget(): void {
  const { hash, key } = useLocation()
  const isOpened = key === 'default' && hash !== ''
  useEffect(() => {
    if (isOpened) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page is there
  }, [])
}
