/** Repeats the clicks and input that happened on a deferred page before React was listening. */

declare global {
  interface Window {
    /**
     * Filled by the deferred script, in order (inline-scripts.browser.ts); undefined once hydrated.
     */
    queuedEvents?: Event[] | undefined
  }
}

type QueuedEvent = { readonly target: EventTarget | null; readonly type: string }

/** Ends the queue and repeats its events. Call it once, after hydration. */
export function replayEvents(): void {
  const queue = window.queuedEvents ?? []
  // The deferred script stops queueing.
  window.queuedEvents = undefined
  // Of several events of one form control only the last counts; every click of a button counts.
  const relevant = queue.filter(
    ({ target }, index) =>
      !isFormControl(target) || queue.findLastIndex((later) => later.target === target) === index,
  )
  void repeatAll(relevant.map(({ target, type }) => ({ target, type })))
}

async function repeatAll(events: readonly QueuedEvent[]): Promise<void> {
  for (const { target, type } of events) {
    if (target instanceof Element && target.isConnected) repeat(target, type)
    // React must render the effect of one event before the next is handled.
    await new Promise((done) => setTimeout(done))
  }
}

const isFormControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

function repeat(target: Element, type: string): void {
  if (
    target instanceof HTMLInputElement &&
    (target.type === 'checkbox' || target.type === 'radio')
  ) {
    // The click toggles it back to its present state.
    target.checked = !target.checked
    target.click()
  } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    repeatInput(target)
  } else if (target instanceof HTMLSelectElement) {
    target.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (type === 'click') {
    target.closest<HTMLButtonElement>('button[type="button"]:not([popovertarget])')?.click()
  }
}

/** React ignores an input event whose value it has already seen, so it first gets an empty one. */
function repeatInput(box: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = box
  box.value = ''
  const nativeProperty = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')
  nativeProperty?.set?.call(box, value)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
