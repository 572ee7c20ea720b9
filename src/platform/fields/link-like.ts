/** Texts that a mail program may turn into a link. Pure. */

const linkLike = /:\/\/|\bwww\.|@|[\p{L}\p{N}][.。．｡]\p{L}{2,}/iu

/**
 * Whether a name may show as a link: 'pay at evil.example', 'https://…', 'jane@example.com'. Some
 * honest names do, too ('Miller & Co.KG'), so say something in their place, and refuse nothing.
 */
export const isLinkLike = (text: string): boolean => linkLike.test(text)
