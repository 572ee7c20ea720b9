/** Loopback addresses: host names that only this machine can reach. */

const loopbackName = /^(?:localhost|::1|\[::1\]|127(?:\.\d{1,3}){3})$/

export const isLoopback = (host: string): boolean => loopbackName.test(host)

/** Whether a `Host` header names this machine alone: exactly a name, and perhaps a port. */
export const isLoopbackHost = (host: string | undefined): boolean =>
  host !== undefined &&
  host.length <= 64 &&
  /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})(?::\d{1,5})?$/i.test(host)

// What proxies, tunnels and content delivery networks add to a request that they pass on.
const forwardingHeader =
  /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|x-original-.+|x-envoy-.+|true-client-ip|cf-.+|cdn-loop|fly-client-ip|fastly-client-ip|ngrok-.+)$/

/** Whether a proxy says that it passed this request on: then it comes from somewhere else. */
export const isForwarded = (headers: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(headers).some((name) => forwardingHeader.test(name))
