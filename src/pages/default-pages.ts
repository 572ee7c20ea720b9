/** The program's own pages, as Markdown: the initial texts of the editor. */
import { blogMessages } from './messages/blogs.ts'
import { portfolioMessages } from './messages/portfolio.ts'
import { entryOf } from '../platform/entry-of.ts'
import { textPages, type TextPage } from './messages/text-pages.ts'

export type PageText = {
  readonly title: string
  readonly description: string
  /** Markdown. */
  readonly body: string
}

const blogs = (): TextPage => ({
  ...blogMessages,
  sections: blogMessages.items.map(({ question, answer }) => ({ title: question, text: [answer] })),
})
const portfolio = (): TextPage => ({
  ...portfolioMessages,
  sections: [
    { title: portfolioMessages.skillsTitle, text: [], list: portfolioMessages.skills },
    ...portfolioMessages.projects.map(({ name, text, address }) => ({
      title: name,
      text: [text],
      links: [[address, portfolioMessages.visit]] as const,
    })),
  ],
})

/** The program's own text of a page in the current language; undefined if there is none. */
export function defaultPage(slug: string): PageText | undefined {
  const page =
    slug === 'blogs' ? blogs() : slug === 'myportfolio' ? portfolio() : entryOf(textPages, slug)
  return page && { title: page.title, description: page.description, body: toMarkdown(page) }
}

const escape = (text: string): string => text.replace(/[\\`*_[\]<>#]/g, (sign) => `\\${sign}`)

const toMarkdown = ({ lead, sections }: TextPage): string =>
  [
    escape(lead),
    ...sections.flatMap(({ title, text, list = [], links = [] }) => [
      `## ${escape(title)}`,
      ...text.map(escape),
      ...(list.length === 0 ? [] : [list.map((item) => `- ${escape(item)}`).join('\n')]),
      ...links.map(([to, label]) => `[${escape(label)}](${to})`),
    ]),
  ].join('\n\n')
