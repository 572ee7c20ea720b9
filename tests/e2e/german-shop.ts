/** A German shop for journeys, and what its pages say that is not German. */
import type { Language } from '../../src/platform/languages/languages.ts'
import { Visitor as Cookies } from '../identity/visitor.ts'
import { run } from '../start/run.ts'
import { callApi, fetchToken, fieldOf } from './api-calls.ts'
import { startShop } from './global-setup.ts'
import type { Visitor } from './visitor.ts'
import { foreignWords } from './words-of-languages.ts'

const owner = {
  email: 'inhaberin@example.com',
  name: 'Olga Amboss',
  password: 'drei-braune-7-ambosse',
}

/** A shop that is German before the demo shop is loaded, which then is German, too. */
export async function prepareGermanShop(dataDir: string): Promise<void> {
  const empty = await startShop({ DEMO: 'off', DATA_DIR: dataDir })
  const { origin } = empty
  await new Cookies(origin).post('/api/auth/sign-up/email', owner)
  // The first exchange of a token makes the record that is promoted.
  await fetchToken(owner, origin)
  const { code, stderr } = await run(['shop', 'admin', 'promote', owner.email], {
    DATA_DIR: dataDir,
  })
  if (code !== 0) throw new Error(`the owner was not promoted: ${stderr}`)
  await becomeGerman(origin)
  await empty.stop()
}

async function becomeGerman(origin: string): Promise<void> {
  const token = await fetchToken(owner, origin)
  const { body } = await callApi('GET /settings', { token, origin })
  const values = {
    revision: fieldOf(body, 'revision'),
    defaultLanguage: 'de',
    languages: 'en',
    country: 'DE',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
  }
  const saved = await callApi('PUT /settings', { token, origin, body: values })
  if (saved.status !== 200) throw new Error(`not saved: ${JSON.stringify(saved.body)}`)
}

/** What the page says in another language: a line for each text, with the words; '' where nothing. */
export async function foreignTexts(visitor: Visitor, language: Language): Promise<string> {
  const texts = await textsOf(visitor, language)
  return texts
    .flatMap((text) => {
      const words = foreignWords(text, language)
      return words.length > 0 ? [`${words.join(', ')} in “${text}”`] : []
    })
    .join('\n')
}

/** All texts of the page that stand in its language, with those that only screen readers say. */
const textsOf = ({ page }: Visitor, language: Language): Promise<string[]> =>
  page.evaluate((code) => {
    const spoken = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']
    const texts: string[] = []
    const isOther = (element: Element): boolean =>
      element.closest('[lang]')?.getAttribute('lang') !== code ||
      element.closest('script, style, noscript, code, pre, kbd') !== null
    for (const element of document.querySelectorAll('*')) {
      if (isOther(element)) continue
      for (const name of spoken) texts.push(element.getAttribute(name) ?? '')
      if (element.matches('meta[name=description]'))
        texts.push(element.getAttribute('content') ?? '')
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
    }
    return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()))].filter(
      (text) => text !== '',
    )
  }, language)
