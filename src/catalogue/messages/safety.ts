/** Texts about the age limit and the hazards of a tool, on pages and documents. */

export const safetyMessages = {
  heading: 'Safety',
  ageLimit: (years: number) => `Not for anyone under ${years} years of age`,
  hazards: {
    GHS01: 'Explosive',
    GHS02: 'Flammable',
    GHS03: 'Oxidizing',
    GHS04: 'Gas under pressure',
    GHS05: 'Corrosive',
    GHS06: 'Toxic',
    GHS07: 'Harmful or irritant',
    GHS08: 'Health hazard',
    GHS09: 'Hazardous to the environment',
  },
} as const
