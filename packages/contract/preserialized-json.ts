/** A response body that is JSON text already, for endpoints where encoding costs too much. */

/**
 * Sent as it is, without being encoded by the contract.
 * So anybody who creates one needs a test that compares it with the contract's own encoding.
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
