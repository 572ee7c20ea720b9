/** Which return addresses are ours: what comes from outside must not send anybody elsewhere. */

/** Where somebody may be sent back to: a path of this shop and nothing else. Anything doubtful is the home page, and so are the pages of signing in: they would send on for ever. */
export const localPath = (path: unknown): string =>
  typeof path === 'string' &&
  /^\/(?![/\\])[^\u0000-\u0020\\]*$/.test(path) &&
  !/^\/(login|signup|reset-password|sign-out)\/?([?#]|$)/i.test(path)
    ? path
    : '/'
