/**
 * What a browser downloads: a shop on the embedded provider ships no byte of the others, and no
 * page brings a provider along unasked.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signUp, withBrowser } from './visitor.ts'

const folder = 'build/client/assets'
const scripts = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }))
const having = (mark: RegExp): string[] =>
  scripts.filter(({ text }) => mark.test(text)).map(({ name }) => name)
const marks = {
  firebase: /identitytoolkit\.googleapis|firebase-heartbeat|FirebaseError/,
  openid: /signinRedirectCallback|code_verifier/,
}

test('each hosted provider is a file of its own, which only the table of providers imports', () => {
  for (const [kind, mark] of Object.entries(marks)) {
    // One for each language.
    const own = having(mark)
    expect([kind, ...new Set(own.map((name) => name.replace(/-[\w-]{8}\.js$/, '')))]).toEqual([
      kind,
      `${kind}.client`,
    ])
    for (const file of own)
      for (const { name, text } of scripts.filter(({ text: other }) => other.includes(file)))
        expect(
          [name, new RegExp(`(from|import)\\s*["'][^"']*${file}`).test(text)],
          'only a call of import() leads there',
        ).toEqual([name, false])
  }
})

test('a journey through a shop with the embedded provider, signing up and out, fetches neither', () =>
  withBrowser({}, async (visitor) => {
    const { page } = visitor
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await signUp(visitor)
    await visitor.go('/dashboard')
    await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Log In' })
      .waitFor()
    const heavy = new Set(
      Object.values(marks)
        .flatMap(having)
        .map((name) => `/assets/${name}`),
    )
    expect(fetched.some((path) => path.startsWith('/assets/embedded'))).toBe(true)
    expect(fetched.filter((path) => heavy.has(path))).toEqual([])
  }))
