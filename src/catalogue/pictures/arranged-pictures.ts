/** Where a new picture stands among those of a tool. Pure. */

/** `image` as `tools.image`; `alt` is empty where the tool's name says it. */
export type ArrangedPicture = { readonly image: string; readonly alt: string }

type NewPicture = {
  /** As `tools.image`. */
  readonly image: string
  /** The address that it was fetched from: a picture of this address is replaced by it. */
  readonly source: string
  /** From 0, where it is to stand; null: last. */
  readonly place: number | null
}

/**
 * The pictures with a new one: in place of the address that it was fetched from, else at its place,
 * whose former picture it replaces, else last. One that is there already changes nothing.
 * @returns undefined when there are `max` already
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

/** The SKU and the place that the name of a picture's file may mean, the likeliest first. */
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
