/**
 * What a page renders instead of its content while loading or after a failure, and notices in it.
 */
import type { ReactNode, Ref } from 'react'
import { isProblem } from '../../packages/contract/problem.ts'
import { shownHref } from '../platform/languages/shown-href.ts'
import { formMessages } from '../platform/messages/forms.ts'
import { uiMessages as messages } from './messages/ui.ts'
import { Icon } from './icons.tsx'
import { isImportError } from './toast.tsx'

/**
 * The placeholder while something is pending. Source: specification, point 2. Without script it
 * would never end, so it shows a message.
 */
export const Loading = () => (
  <div className="state" aria-busy="true">
    <span role="status" className="muted small needs-script">
      {messages.loading}
    </span>
    <noscript>
      <p>{messages.needsScript}</p>
      <a className="link" href={shownHref('/purchase')}>
        {messages.seeTools}
      </a>
    </noscript>
    <span className="skeleton w-4/5 needs-script" />
    <span className="skeleton w-3/5 needs-script" />
    <span className="skeleton w-2/5 needs-script" />
  </div>
)

/**
 * Loading failed. `onRetry` tries again; without it, the page is reloaded. A refusal (403) would be
 * repeated, so it has no button.
 */
export const Failed = ({
  title = formMessages.failed,
  error,
  onRetry,
}: {
  readonly title?: string
  readonly error?: unknown
  readonly onRetry?: () => void
}) => (
  <div className="state" role="alert">
    <Icon name="attention" size={24} />
    <h2>{title}</h2>
    <p>{isProblem(error) ? error.message : formMessages.failedDetail}</p>
    {isProblem(error) && error.body.status === 403 ? null : (
      <button type="button" className="button" onClick={onRetry ?? (() => location.reload())}>
        <Icon name="retry" size={16} /> {messages.retry}
      </button>
    )}
  </div>
)

/** The text for an error that is not a Problem. */
export const unexpectedMessage = (error: unknown): string =>
  isImportError(error) ? messages.notLoaded : messages.broken.title

/** A message inside a page, above or below a form. */
export const Notice = ({
  ref,
  tone = 'info',
  children,
}: {
  readonly ref?: Ref<HTMLDivElement>
  readonly tone?: 'info' | 'good' | 'warn' | 'bad'
  readonly children: ReactNode
}) => (
  <div
    ref={ref}
    className={tone === 'info' ? 'notice' : `notice ${tone}`}
    role={tone === 'bad' || tone === 'warn' ? 'alert' : 'status'}
  >
    <Icon name={tone === 'good' ? 'done' : 'attention'} size={20} />
    <div>{children}</div>
  </div>
)
