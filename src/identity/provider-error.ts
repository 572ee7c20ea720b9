/** What an identity provider refuses, as a sentence for the person who tried. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  /** The provider's own name of it, for those that offer a way on. */
  readonly code: string

  constructor(message: string, code = '') {
    super(message)
    this.code = code
  }
}
