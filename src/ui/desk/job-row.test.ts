/** Since when a task waits. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { JobRow } from './job-row.tsx'

afterEach(() => vi.useRealTimers())

/** How it is read on November 30, 2026 at 20:52 UTC. */
function ageOf(since: string): string | undefined {
  vi.useFakeTimers({ now: new Date('2026-11-30T20:52:00Z'), toFake: ['Date'] })
  const row = { since, what: 'INV-000001 not sent', detail: '', children: '' }
  const element = createElement(JobRow, row)
  const router = createMemoryRouter([{ path: '/', element }])
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }))
  return /<span class="age[^>]*>(.*?)<\/span>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '')
}

test.each([
  ['2026-11-30', 'Today'],
  ['2026-11-29', 'Yesterday'],
  ['2026-11-24', 'Nov 24'],
  ['2026-11-30T20:51:00Z', '1 min'],
  ['2026-11-30T12:00:00Z', '8 h'],
])('what is there since %s has %s: hours only where they are known', (since, expected) => {
  expect(ageOf(since)).toBe(expected)
})
