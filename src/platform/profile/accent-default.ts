/**
 * The accent of a shop that has not chosen one: a separate module, so that pages need not load
 * more.
 */
export const defaultAccent = '#f26a1b'
