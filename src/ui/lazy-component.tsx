/**
 * Parts of a page that are loaded when they are first rendered, and a fallback if they cannot be
 * fetched. The rest of the page, with typed values, remains.
 */
import { use, useState, type ComponentType } from 'react'
import { uiMessages as messages } from './messages/ui.ts'
import { isImportError } from './toast.tsx'

export type LazyComponent<Props> = ComponentType<Props> & {
  /**
   * For the loader of a page that renders it at once: a part that arrives after the page would push
   * the content below it down. A failed import is reported where the component is rendered.
   */
  readonly load: () => Promise<void>
}

/**
 * Like React's `lazy`, which instead keeps a failed import for ever and passes its error to the
 * page.
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
    // On each render, because React renders a suspended component again and expects the same calls.
    use(loadOnce())
    // If it fails again, the toast of all failed imports reports it.
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
