/** The picture of a board with one tool missing: not found, and what else stops a page. */
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { notFoundWords as words } from '../words/en/pages/not-found.ts'
import { Link } from './link.tsx'
import { WidePicture } from './picture.tsx'

const Scene = ({ children }: { readonly children: ReactNode }) => (
  <section className="lost">
    <WidePicture name="not-found" alt={words.picture} />
    <div className="page">
      <div className="lost-words">{children}</div>
    </div>
  </section>
)

export const NotFound = ({ title = words.title, detail = words.detail }: { readonly title?: string; readonly detail?: string }) => (
  <Scene>
    <h1>{title}</h1>
    <p className="muted">{detail}</p>
    <Form discover="none" action="/purchase" className="field-row" role="search" aria-label={words.searchHere}>
      <input className="input" type="search" name="q" maxLength={200} placeholder={words.hint} aria-label={words.search} />
      <button type="submit" className="button">{words.go}</button>
    </Form>
    <div><Link className="button primary" to="/">{words.home}</Link></div>
  </Scene>
)

export const Stopped = ({ title, detail, children }: { readonly title: string; readonly detail: string; readonly children?: ReactNode }) => (
  <Scene>
    <h1>{title}</h1>
    <p className="muted">{detail}</p>
    {children}
  </Scene>
)
