/**
 * Parts of a page that are loaded when they are rendered first, and what stands in their place where
 * they cannot be fetched: the rest of the page stays, with what was typed on it.
 */
import { use, useState, type ComponentType } from 'react'
import { uiMessages as messages } from './messages/ui.ts'
import { isImportError } from './toast.tsx'

/**
 * Like React's `lazy`, which keeps a failed import for ever and hands its error to the page.
 * @param load imports the component
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  let firstTry: Promise<void> | undefined
  const fetch = async (): Promise<void> => {
    Loaded = await load()
  }
  return function LazyComponent(props: Props) {
    const [, render] = useState({})
    // At each rendering: React renders again what has waited, and expects the same calls then.
    use(
      (firstTry ??= fetch().catch((error: unknown) => {
        if (!isImportError(error)) throw error
      })),
    )
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
}
