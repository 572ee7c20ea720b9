/** What somebody pressed, typed and chose while the page slept: done again once it is awake. Links and forms went by themselves. */

declare global {
  interface Window {
    /** Kept by the late script, in the order it happened; undefined once the page is awake. */
    missed?: Event[] | undefined
  }
}

export function replayEvents(): void {
  const missed = window.missed ?? []
  // The late script keeps nothing any more.
  window.missed = undefined
  // Of a box that was typed in letter by letter, only what stands in it matters; presses of a button all count.
  const counts = missed.filter(
    ({ target }, place) =>
      !isBox(target) || missed.findLastIndex((later) => later.target === target) === place,
  )
  void repeatAll(counts.map(({ target, type }) => ({ target, type })))
}

type Missed = { readonly target: EventTarget | null; readonly type: string }

async function repeatAll(events: readonly Missed[]): Promise<void> {
  for (const { target, type } of events) {
    if (target instanceof Element && target.isConnected) repeat(target, type)
    // What one of them changed must be shown before the next one is judged by it.
    await new Promise((done) => setTimeout(done))
  }
}

const isBox = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

function repeat(target: Element, type: string): void {
  if (
    target instanceof HTMLInputElement &&
    (target.type === 'checkbox' || target.type === 'radio')
  ) {
    // A press turns it back to what it is.
    target.checked = !target.checked
    target.click()
  } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    retype(target)
  } else if (target instanceof HTMLSelectElement) {
    target.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (type === 'click') {
    target.closest<HTMLButtonElement>('button[type="button"]:not([popovertarget])')?.click()
  }
}

/** React compares with what it last saw in a box, so it is shown an empty one first. */
function retype(box: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = box
  box.value = ''
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')
  native?.set?.call(box, value)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
