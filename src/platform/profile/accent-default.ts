/** The accent of a shop that has chosen none: apart, so that pages load no more for it. */
export const defaultAccent = '#f26a1b'
