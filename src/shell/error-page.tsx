/** The picture of a board with one tool missing: not found, and what else stops a page. */
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { notFoundMessages as messages } from './messages/not-found.ts'
import { Link } from '../ui/link.tsx'
import { WidePicture } from '../ui/picture.tsx'

const Scene = ({ children }: { readonly children: ReactNode }) => (
  <section className="lost">
    <WidePicture name="not-found" alt={messages.picture} />
    <div className="page">
      <div className="lost-words">{children}</div>
    </div>
  </section>
)

export const NotFound = ({
  title = messages.title,
  detail = messages.detail,
}: {
  readonly title?: string
  readonly detail?: string
}) => (
  <Scene>
    <h1>{title}</h1>
    <p className="muted">{detail}</p>
    <Form
      discover="none"
      action="/purchase"
      className="field-row"
      role="search"
      aria-label={messages.searchHere}
    >
      <input
        className="input"
        type="search"
        name="q"
        maxLength={200}
        placeholder={messages.hint}
        aria-label={messages.search}
      />
      <button type="submit" className="button">
        {messages.go}
      </button>
    </Form>
    <div>
      <Link className="button primary" to="/">
        {messages.home}
      </Link>
    </div>
  </Scene>
)

export const ErrorPage = ({
  title,
  detail,
  children,
}: {
  readonly title: string
  readonly detail: string
  readonly children?: ReactNode
}) => (
  <Scene>
    <h1>{title}</h1>
    <p className="muted">{detail}</p>
    {children}
  </Scene>
)
