/** Families: tools of one brand that differ by size, shown as one table. */

/**
 * What distinguishes a tool in its family: 'Combination Wrench 13 mm' in 'Combination Wrench' is
 * '13 mm'.
 * The whole name where it does not begin with the family's.
 */
export function sizeIn(family: string, name: string): string {
  const begins = family !== '' && name.toLowerCase().startsWith(`${family.toLowerCase()} `)
  return begins ? name.slice(family.length).trim() || name : name
}
