/**
 * The name of a tool below that of its family: only its size is visible, screen readers read the
 * whole name.
 */
import { sizeIn } from '../family.ts'

export function SizeName({ family, name }: { readonly family: string; readonly name: string }) {
  const size = sizeIn(family, name)
  return (
    <>
      {size === name ? null : (
        <span className="hidden-label">{name.slice(0, name.length - size.length)}</span>
      )}
      {size}
    </>
  )
}
