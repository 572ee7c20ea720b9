/** German: see ../portfolio.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { portfolioMessages as english } from '../portfolio.ts'

export const portfolioMessages: Translated<typeof english> = {
  title: 'Mein Portfolio',
  description: 'Fähigkeiten und frühere Projekte des Entwicklers dieses Shops.',
  lead: 'Ich baue Webshops, die schnell bleiben, wenn das Sortiment wächst, und Formulare, die niemand zweimal ausfüllen muss.',
  skillsTitle: 'Fähigkeiten',
  skills: [
    'HTML und CSS',
    'TypeScript',
    'React',
    'React Router',
    'Node.js',
    'Fastify',
    'PostgreSQL',
    'Barrierefreie Gestaltung',
    'Tests in echten Browsern',
  ],
  projectsTitle: 'Projekte',
  visit: 'Ansehen',
  projects: [
    {
      name: 'Bench Plans',
      text: 'Zeichnungen für Werkbänke, in jedem Maßstab zu drucken. Statische Seiten, ohne Tracking, auf dem Telefon neben der Säge lesbar.',
      address: 'https://www.example.com/bench-plans',
    },
    {
      name: 'Site Store Ledger',
      text: 'Wer hat welchen Bohrer: ein kleines Buch für Materiallager auf Baustellen, das ohne Netz auskommt und abgleicht, sobald es wieder da ist.',
      address: 'https://www.example.org/site-store-ledger',
    },
  ],
}
