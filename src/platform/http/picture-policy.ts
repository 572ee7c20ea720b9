/**
 * Which documents may show pictures from anywhere: those in which an admin may enter an address and
 * see the picture. All others show pictures only from the hosts of the shop's tools.
 */

/** @param path the path of the address from which the document was loaded */
export const showsAnyPicture = (path: string): boolean => /^\/dashboard(\/|$)/i.test(path)
