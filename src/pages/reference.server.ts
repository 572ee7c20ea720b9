/** The API reference texts of text pages. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { deletedOne, exampleMoment } from '../platform/reference-examples.server.ts'
import type { pagesContract } from './contract.ts'

const parameters = {
  slug: 'The last part of its address: small letters, digits, hyphens.',
  language: 'Of the text; by default the one that the page was first written in.',
}
const text = {
  slug: 'imprint',
  title: 'Imprint',
  description: 'Who runs this shop.',
  body: '## Anvil & Sons\n\n1 Anvil Row, Toledo',
} as const

export const pagesReference: ContractReference<typeof pagesContract> = {
  description: 'The text pages of the shop, in Markdown.',
  operations: {
    pages: {
      description: '`by` is null where the text is the one that the program brings.',
      request: {},
      response: [
        {
          slug: 'imprint',
          path: '/pages/imprint',
          title: 'Imprint',
          by: 'Ada Admin',
          missing: ['de'],
        },
      ],
    },
    page: {
      description:
        'A page that nobody has written here has the revision 0. Where it has no text in a language, ' +
        '`shown` is the language of the text that its readers see.',
      parameters,
      request: { slug: 'imprint' },
      response: { ...text, revision: 3, language: 'en', further: false },
    },
    savePage: {
      description:
        'With the revision that was read; 0 for a new page. HTML in the text is shown as text.',
      parameters,
      request: { ...text, revision: 3, language: 'en' },
      response: { ...text, revision: 4, language: 'en', further: false },
    },
    removePage: {
      description:
        'Where the program brings a page of this address, that one is shown again. A text in a further ' +
        'language is removed alone; with the first one of another page all are.',
      parameters,
      request: { slug: 'imprint' },
      response: deletedOne,
    },
    pageVersions: {
      description: 'At most the newest 50.',
      parameters,
      request: { slug: 'imprint' },
      response: [
        {
          ...text,
          revision: 4,
          language: 'en',
          removed: false,
          savedAt: exampleMoment,
          by: 'Ada Admin',
        },
      ],
    },
  },
}
