/** '25 MB', '65 kB': rounded down, so that a file of the stated size is accepted. @param locale of the number */
export const sizeIn = (locale: string, bytes: number): string =>
  bytes < 1e6
    ? `${Math.floor(bytes / 1e3)} kB`
    : `${(Math.floor(bytes / 1e5) / 10).toLocaleString(locale)} MB`
