/** The position of a new picture among those of a tool. Pure. */

/** `image` in the form of `tools.image`; `alt` is empty if the tool's name is sufficient. */
export type ArrangedPicture = { readonly image: string; readonly alt: string }

type NewPicture = {
  /** In the form of `tools.image`. */
  readonly image: string
  /** The address from which it was fetched: it replaces a picture with this address. */
  readonly source: string
  /** Its position from 0; null: last. */
  readonly place: number | null
}

/**
 * The pictures with a new one: it replaces the address from which it was fetched, otherwise the
 * picture at its position, otherwise it is last. An existing one changes nothing.
 * @returns undefined if there are already `max`
 */
export function withPicture(
  pictures: readonly ArrangedPicture[],
  { image, source, place }: NewPicture,
  max: number,
): readonly ArrangedPicture[] | undefined {
  if (pictures.some((one) => one.image === image))
    return pictures.filter((one) => one.image !== source || source === image)
  const fetched = pictures.findIndex((one) => one.image === source)
  const at = fetched >= 0 ? fetched : place
  if (at !== null && at < pictures.length)
    return pictures.with(at, { image, alt: pictures[at]?.alt ?? '' })
  return pictures.length < max ? [...pictures, { image, alt: '' }] : undefined
}

/** The possible SKU and position in the name of a picture file, the most likely first. */
export function parsePictureFileName(
  name: string,
): readonly { readonly sku: string; readonly place: number }[] {
  const base = name.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '')
  const numbered = /^(.+)_([1-9]\d?)$/.exec(base)
  return [
    { sku: base, place: 0 },
    ...(numbered ? [{ sku: numbered[1] ?? '', place: Number(numbered[2]) - 1 }] : []),
  ]
}
