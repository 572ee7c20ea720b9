/** The text of the file beside its lines; the chosen line is highlighted. */
import { useEffect, useRef } from 'react'
import { receivedPageMessages as messages } from '../messages/pages.ts'

/** Lines of text shown around the highlighted ones, and at the beginning. */
const around = 12
const first = 60

type OriginalTextProps = {
  readonly text: string
  /** The highlighted lines, from 1. */
  readonly lit: { readonly from: number; readonly to: number } | undefined
}

export function OriginalText({ text, lit }: OriginalTextProps) {
  const lines = text.split('\n')
  const from = lit ? Math.max(1, lit.from - around) : 1
  const to = Math.min(lines.length, lit ? lit.to + around : first)
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    // Newer browsers return a promise, which React would call to clean up.
    mark.current?.scrollIntoView({ block: 'center' })
  }, [lit])
  const shown = lines.slice(from - 1, to)
  const isLit = (index: number) =>
    lit !== undefined && from + index >= lit.from && from + index <= lit.to
  const [before, marked, after] = [
    shown.filter((_, index) => lit === undefined || from + index < lit.from),
    shown.filter((_, index) => isLit(index)),
    shown.filter((_, index) => lit !== undefined && from + index > lit.to),
  ].map((part) => part.join('\n'))
  return (
    <section className="mt-6" aria-labelledby="original">
      <h2 id="original">{messages.original}</h2>
      <p className="muted small">
        {messages.originalLead} {messages.cut(from, to, lines.length)}
      </p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that arrow keys scroll it */}
      <pre className="original" role="group" tabIndex={0} aria-labelledby="original">
        {before}
        {marked === '' ? null : (
          <>
            {before === '' ? '' : '\n'}
            <mark ref={mark}>{marked}</mark>
            {after === '' ? '' : '\n'}
          </>
        )}
        {after}
      </pre>
    </section>
  )
}
