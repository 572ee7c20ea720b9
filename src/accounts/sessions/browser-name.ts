/** The common name of the browser that sent a `User-Agent` header. */

/** The most specific first: most browsers also name others. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg[A-Z]?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (table: typeof browsers, agent: string): string | undefined =>
  table.find(([pattern]) => pattern.test(agent))?.[1]

/** Such as 'Firefox on Linux'; empty for an unknown browser. */
export function browserName(userAgent: string): string {
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)]
  if (browser === undefined) return system ?? ''
  return system === undefined ? browser : `${browser} on ${system}`
}
