/** Safe return addresses: external input must not redirect anybody to another site. */

/**
 * A path of this shop to return to. Anything else becomes '/', and so do the sign-in pages:
 * returning to them would redirect endlessly.
 */
export const localPath = (path: unknown): string =>
  typeof path === 'string' &&
  /^\/(?![/\\])[^\u0000-\u0020\\]*$/.test(path) &&
  !/^\/(login|signup|reset-password|sign-out)\/?([?#]|$)/i.test(path)
    ? path
    : '/'
