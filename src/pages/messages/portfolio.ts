/** The developer's portfolio: skills, and two projects elsewhere. Put yours here. */
export const portfolioMessages = {
  title: 'My Portfolio',
  description: 'Skills and earlier projects of this shop’s developer.',
  lead: 'I build web shops that stay fast when the catalogue grows, and forms that nobody has to fill in twice.',
  skillsTitle: 'Skills',
  skills: [
    'HTML and CSS',
    'TypeScript',
    'React',
    'React Router',
    'Node.js',
    'Fastify',
    'PostgreSQL',
    'Accessible design',
    'Testing in real browsers',
  ],
  projectsTitle: 'Projects',
  visit: 'Visit',
  projects: [
    {
      name: 'Bench Plans',
      text: 'Drawings for workbenches, to be printed at any scale. Static pages without tracking, readable on a phone beside the saw.',
      address: 'https://www.example.com/bench-plans',
    },
    {
      name: 'Site Store Ledger',
      text: 'Who has which drill: a small ledger for construction sites that works offline and synchronizes when the network is back.',
      address: 'https://www.example.org/site-store-ledger',
    },
  ],
} as const
