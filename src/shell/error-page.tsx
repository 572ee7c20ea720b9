/**
 * The pages for errors and unknown addresses, with a picture of a tool board with one tool
 * missing.
 */
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { notFoundMessages as messages } from './messages/not-found.ts'
import { Link } from '../ui/link.tsx'
import { WidePicture } from '../ui/picture.tsx'

const IllustratedPage = ({ children }: { readonly children: ReactNode }) => (
  <section className="lost">
    <WidePicture base="/pictures/not-found" alt={messages.picture} />
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
  <IllustratedPage>
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
  </IllustratedPage>
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
  <IllustratedPage>
    <h1>{title}</h1>
    <p className="muted">{detail}</p>
    {children}
  </IllustratedPage>
)
