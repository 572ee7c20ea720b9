/** German: see ../portfolio.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { portfolioMessages as english } from '../portfolio.ts'

export const portfolioMessages: Translated<typeof english> = {
  title: 'Mein Portfolio',
  description: 'Fähigkeiten und frühere Projekte des Entwicklers dieses Shops.',
  lead: 'Ich entwickle Webshops, die auch mit wachsendem Sortiment schnell bleiben, und Formulare, die niemand zweimal ausfüllen muss.',
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
      text: 'Baupläne für Werkbänke, in jedem Maßstab druckbar. Statische Seiten ohne Tracking, auch auf dem Smartphone in der Werkstatt gut lesbar.',
      address: 'https://www.example.com/bench-plans',
    },
    {
      name: 'Site Store Ledger',
      text: 'Ein Ausgabebuch für Materiallager auf Baustellen: Wer hat welchen Bohrer? Funktioniert offline und synchronisiert sich, sobald wieder eine Verbindung besteht.',
      address: 'https://www.example.org/site-store-ledger',
    },
  ],
}
