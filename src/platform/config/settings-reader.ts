/** Reads typed settings from environment variables, and collects errors. */

export type Environment = Readonly<Record<string, string | undefined>>

export type SettingsReader = {
  /** The variable's text without surrounding spaces; undefined when it is missing or empty. */
  text(name: string): string | undefined
  /** A whole number from `min` to `max`. */
  integer(name: string, defaultValue: number, min: number, max: number): number
  choice<const T extends string>(name: string, choices: readonly T[]): T | undefined
  /** Parts separated by a character, without surrounding spaces and empty parts. */
  list(name: string, separator: string): string[]
  /**
   * Records that a setting is invalid; reading continues, so that all errors are reported at once.
   */
  reject(name: string, rule: string): undefined
}

/** @param problems receives one line for each invalid setting */
export function createSettingsReader(env: Environment, problems: string[]): SettingsReader {
  const reject = (name: string, rule: string): undefined => void problems.push(`${name}: ${rule}`)
  const text = (name: string): string | undefined => env[name]?.trim() || undefined
  return {
    text,
    reject,
    integer(name, defaultValue, min, max) {
      const value = text(name)
      if (value === undefined) return defaultValue
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
      if (number >= min && number <= max) return number
      reject(name, `a whole number from ${min} to ${max}, not '${value}'`)
      return defaultValue
    },
    choice(name, choices) {
      const value = text(name)
      if (value === undefined) return undefined
      return (
        choices.find((choice) => choice === value) ??
        reject(name, `one of ${choices.join(', ')}, not '${value}'`)
      )
    },
    list: (name, separator) =>
      (text(name) ?? '')
        .split(separator)
        .map((part) => part.trim())
        .filter(Boolean),
  }
}
