/** Texts that a mail program may turn into a link. Pure. */

const linkLike = /:\/\/|\bwww\.|@|[\p{L}\p{N}][.。．｡]\p{L}{2,}/iu

/**
 * Whether a mail program might show a name as a link: 'pay at evil.example', 'https://…',
 * 'jane@example.com'. Some real names match, too ('Miller & Co.KG'), so replace the name, but do
 * not reject it.
 */
export const isLinkLike = (text: string): boolean => linkLike.test(text)
