/** Loopback addresses: host names that only this machine can reach. */

const loopbackName = /^(?:localhost|::1|\[::1\]|127(?:\.\d{1,3}){3})$/

export const isLoopback = (host: string): boolean => loopbackName.test(host)

/**
 * Whether a `Host` header names only this machine: exactly a loopback name, with an optional port.
 */
export const isLoopbackHost = (host: string | undefined): boolean =>
  host !== undefined &&
  host.length <= 64 &&
  /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})(?::\d{1,5})?$/i.test(host)

// Headers that proxies, tunnels and content delivery networks add to a request that they forward.
const forwardingHeader =
  /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|x-original-.+|x-envoy-.+|true-client-ip|cf-.+|cdn-loop|fly-client-ip|fastly-client-ip|ngrok-.+)$/

/** Whether a proxy forwarded this request: then it comes from another machine. */
export const isForwarded = (headers: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(headers).some((name) => forwardingHeader.test(name))
