/** The strip of figures on the front page, as written in the settings. Pure. */

/** A figure and its label: '30+', 'Years of Trust'. */
export type Figure = readonly [figure: string, label: string]

/** The maximum number of tiles in the strip. */
export const maxFigures = 6

/** The texts of the specification, point 2. */
export const defaultFigures =
  '100+ | Country\n30+ | Years of Trust\n347+ | Happy Clients\n500+ | Complete project'

/**
 * Parses one line per figure: '30+ | Years of Trust'.
 * @returns none for an empty text; undefined if a line has another form, or there are too many
 */
export function parseFigures(text: string): readonly Figure[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const figures = lines.flatMap((line): Figure[] => {
    const [figure = '', label = '', ...more] = line.split('|').map((part) => part.trim())
    return figure === '' || label === '' || more.length > 0 ? [] : [[figure, label]]
  })
  const isReadable = figures.length === lines.length && lines.length <= maxFigures
  const isShort = figures.every(([figure, label]) => figure.length <= 20 && label.length <= 40)
  return isReadable && isShort ? figures : undefined
}
