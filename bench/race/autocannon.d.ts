/** The part of autocannon, which has no types of its own, that the race uses. */
declare module 'autocannon' {
  type Request = { readonly method: string; readonly path: string }
  export type Options = {
    readonly url: string
    readonly connections: number
    /** seconds */ readonly duration: number
    /** milliseconds between two samples of the figures */ readonly sampleInt: number
    readonly headers: Readonly<Record<string, string>>
    readonly requests: readonly Request[]
    readonly setupClient?: (client: { setRequests(requests: readonly Request[]): void }) => void
  }
  type Result = { readonly errors: number; readonly non2xx: number; readonly timeouts: number }
  type Run = Promise<Result> & {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): void
  }
  function autocannon(options: Options): Run
  export default autocannon
}
