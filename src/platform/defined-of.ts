/**
 * Removes properties whose value is undefined: an absent property differs from an undefined one.
 */

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** `{ a: 1, b: undefined }` → `{ a: 1 }` */
export function definedOf<T extends object>(values: T): Defined<T>
export function definedOf(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
