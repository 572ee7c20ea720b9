/**
 * Parts of a page that are loaded when they are rendered first, and what stands in their place where
 * they cannot be fetched: the rest of the page stays, with what was typed on it.
 */
import { use, useState, type ComponentType } from 'react'
import { uiMessages as messages } from './messages/ui.ts'
import { isImportError } from './toast.tsx'

export type LazyComponent<Props> = ComponentType<Props> & {
  /**
   * For the loader of a page that renders it at once: what came after the page would push down
   * what is below it. A failed import is told where the component is rendered.
   */
  readonly load: () => Promise<void>
}

/**
 * Like React's `lazy`, which keeps a failed import for ever and hands its error to the page.
 * @param load imports the component
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined
  let firstTry: Promise<void> | undefined
  const fetch = async (): Promise<void> => {
    Loaded = await load()
  }
  const loadOnce = (): Promise<void> =>
    (firstTry ??= fetch().catch((error: unknown) => {
      if (!isImportError(error)) throw error
    }))
  function Lazy(props: Props) {
    const [, render] = useState({})
    // At each rendering: React renders again what has waited, and expects the same calls then.
    use(loadOnce())
    // Where it fails again, the toast of all failed imports says so.
    return Loaded ? (
      <Loaded {...props} />
    ) : (
      <div className="notice warn row" role="alert">
        {messages.notLoaded}
        <button
          type="button"
          className="button tight"
          onClick={() => void fetch().then(() => render({}))}
        >
          {messages.retry}
        </button>
      </div>
    )
  }
  return Object.assign(Lazy, { load: loadOnce })
}
