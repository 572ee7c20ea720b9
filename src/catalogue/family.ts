/** Families: tools of one brand that differ by size, shown as one table. */

/** What sets a tool apart in its family: 'Combination Wrench 13 mm' in 'Combination Wrench' is '13 mm'; the whole name where that can't be told. */
export function sizeIn(family: string, name: string): string {
  const begins = family !== '' && name.toLowerCase().startsWith(`${family.toLowerCase()} `)
  return begins ? name.slice(family.length).trim() || name : name
}
