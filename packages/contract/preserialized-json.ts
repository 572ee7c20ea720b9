/** A response body that is already JSON text, for endpoints where encoding is too expensive. */

/**
 * Sent unchanged, without being encoded by the contract. So each use needs a test that compares it
 * with the contract's own encoding.
 */
export class PreserializedJson {
  readonly text: string
  /** The cursor of the next page. */
  readonly next: string | undefined

  constructor(text: string, next?: string) {
    this.text = text
    this.next = next
  }
}
