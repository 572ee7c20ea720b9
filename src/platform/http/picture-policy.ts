/**
 * Which documents may show pictures from anywhere: those in which an admin may type an address and
 * see the picture. All others show pictures from the hosts of the shop's tools.
 */

/** @param path of the address that the document was loaded from */
export const showsAnyPicture = (path: string): boolean => /^\/dashboard(\/|$)/i.test(path)
