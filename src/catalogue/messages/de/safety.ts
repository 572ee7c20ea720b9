/** German: see ../safety.ts. Names of the pictograms as in TRGS 201 and on labels. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { safetyMessages as english } from '../safety.ts'

export const safetyMessages: Translated<typeof english> = {
  heading: 'Sicherheit',
  ageLimit: (years) => `Keine Abgabe an Personen unter ${years} Jahren`,
  hazards: {
    GHS01: 'Explosiv',
    GHS02: 'Entzündbar',
    GHS03: 'Oxidierend',
    GHS04: 'Gas unter Druck',
    GHS05: 'Ätzend',
    GHS06: 'Giftig',
    GHS07: 'Gesundheitsschädlich oder reizend',
    GHS08: 'Gesundheitsgefahr',
    GHS09: 'Umweltgefährlich',
  },
}
