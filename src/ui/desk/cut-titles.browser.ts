/** What ends in … shows all of it in a title while the pointer is on it. */

/** The titles that were added here, by their element. */
const added = new WeakMap<HTMLElement, string>()

const isCut = (element: HTMLElement): boolean => {
  const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element)
  if (overflowX === 'visible') return false
  return textOverflow === 'ellipsis'
    ? element.scrollWidth > element.clientWidth
    : webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight
}

function showWhole({ target }: Event): void {
  for (
    let place = target instanceof Element ? target : null;
    place && place !== document.body;
    place = place.parentElement
  ) {
    if (!(place instanceof HTMLElement)) continue
    if (place.title !== '' && place.title !== added.get(place)) return
    // What it says may have changed since.
    if (added.delete(place)) place.removeAttribute('title')
    if (!isCut(place)) continue
    const whole = place.innerText.replaceAll(/\s+/g, ' ').trim()
    place.title = whole
    added.set(place, whole)
    return
  }
}

/** From now on, on every page. */
export const watchCutTexts = (): void => document.addEventListener('pointerover', showWhole)
