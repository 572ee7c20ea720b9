/** An answer that is the wire's own text already, and what stands beside it. */

/** Not encoded again on its way out; so whoever makes one has a test that holds it against the contract. */
export class PreserializedJson {
  readonly text: string
  /** The cursor of the page after it. */
  readonly next: string | undefined

  constructor(text: string, next?: string) {
    this.text = text
    this.next = next
  }
}
