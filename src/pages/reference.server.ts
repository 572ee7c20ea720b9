/** The API reference texts of text pages. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { deletedOne, exampleMoment } from '../platform/reference-examples.server.ts'
import type { pagesContract } from './contract.ts'

const parameters = {
  slug: 'The last part of the page’s web address: lower-case letters, digits and hyphens.',
  language:
    'The language of the text; by default the language in which the page was first written.',
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
      description: '`by` is null if the text is the one supplied with the program.',
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
        'A page that has not been edited in this shop has the revision 0. If the page has no ' +
        'text in the requested language, `shown` is the language of the text that readers see.',
      parameters,
      request: { slug: 'imprint' },
      response: { ...text, revision: 3, language: 'en', further: false },
    },
    savePage: {
      description:
        'Send the revision that was read, or 0 for a new page. HTML in the text is shown as text.',
      parameters,
      request: { ...text, revision: 3, language: 'en' },
      response: { ...text, revision: 4, language: 'en', further: false },
    },
    removePage: {
      description:
        'If the program supplies a page with this address, that page is shown again. Removing a text ' +
        'in another language removes only that text; for a page that the shop added, removing its ' +
        'first language removes all languages.',
      parameters,
      request: { slug: 'imprint' },
      response: deletedOne,
    },
    pageVersions: {
      description: 'The response contains at most the 50 newest versions.',
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
