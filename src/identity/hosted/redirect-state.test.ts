/** The path to return to after a provider's page, whatever the user presses first. */
import { beforeEach, expect, it, vi } from 'vitest'

type RedirectState = typeof import('./redirect-state.client.ts')

/** The module as a freshly loaded page has it. */
async function loadPage(): Promise<RedirectState> {
  vi.resetModules()
  return import('./redirect-state.client.ts')
}

beforeEach(() => {
  const entries = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

/** Signs out at the provider with a page to return to, which loads the login page again. */
async function returnFromSignOut(): Promise<RedirectState> {
  const left = await loadPage()
  left.storeReturnPath('/dashboard/manageorders')
  return loadPage()
}

it('a return path is read once', async () => {
  const page = await returnFromSignOut()
  expect(page.takeReturnPath()).toBe('/dashboard/manageorders')
  expect(page.takeReturnPath()).toBeUndefined()
})

it('a user who leaves again before the login page read the path still returns to it', async () => {
  const page = await returnFromSignOut()
  page.storeReturnPath('/')
  page.takeReturnPath()
  expect((await loadPage()).takeReturnPath()).toBe('/dashboard/manageorders')
})

it('a user who leaves after the login page read the path, and before it shows, still returns to it', async () => {
  const page = await returnFromSignOut()
  page.takeReturnPath()
  page.storeReturnPath('/')
  expect((await loadPage()).takeReturnPath()).toBe('/dashboard/manageorders')
})

it('a newly requested page replaces the one before', async () => {
  const page = await returnFromSignOut()
  page.storeReturnPath('/cart')
  expect((await loadPage()).takeReturnPath()).toBe('/cart')
})
