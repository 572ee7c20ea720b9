/** The space taken by table rows that are not rendered. */
import { useLayoutEffect, useRef } from 'react'

/** A script sets its height: the content security policy forbids style attributes. */
export function RowSpacer({ height }: { readonly height: number }) {
  const spacer = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    spacer.current?.style.setProperty('height', `${height}px`)
  }, [height])
  return height > 0.5 ? <tr ref={spacer} className="gap" aria-hidden="true" /> : null
}
