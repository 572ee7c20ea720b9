/** Links that the server writes are those that the router would write. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Link as RouterLink, MemoryRouter } from 'react-router'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Link } from './link.tsx'

const html = (component: typeof Link, to: string): string =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      { initialEntries: ['/tools/saw?stars=5'] },
      createElement(component, { to, className: 'link', 'aria-label': 'there' }, 'Words'),
    ),
  )

const plainLink: typeof Link = (props) => createElement(RouterLink, { ...props, discover: 'none' })

const piece = fc.constantFrom('', 'tools', 'claw-hammer-16', '.', '..', ' ', 'Größe', '%C3%9F', '/')
const address = fc
  .tuple(
    fc.constantFrom('/', '', './', '//', '?', 'https://example.com/'),
    fc.array(piece).map((pieces) => pieces.join('/')),
    fc.constantFrom('', '?', '?q=claw%20hammer&limit=24', '?q=Säge', '?a=1#top', '#top', '#'),
  )
  .map((parts) => parts.join(''))

test('whatever its address', () => {
  fc.assert(
    fc.property(address, (to) => {
      expect(html(Link, to)).toBe(html(plainLink, to))
    }),
  )
})

test('what a link does in the browser leaves no trace in the page', () => {
  const link = renderToStaticMarkup(
    createElement(
      Link,
      { to: '/purchase', prefetch: 'intent', preventScrollReset: true, replace: true, state: 1 },
      'Tools',
    ),
  )
  expect(link).toBe('<a href="/purchase">Tools</a>')
})
