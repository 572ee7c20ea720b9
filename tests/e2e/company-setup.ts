/** Companies that journeys need, added by staff through the API. */
import { expect } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { adminToken } from './catalogue-setup.ts'

type Details = { readonly address?: string; readonly phone?: string }

/**
 * Adds a company of which only the name is known, and these details.
 * @returns the path of its members in the API
 */
export async function addCompany(
  name: string,
  details: Details = {},
): Promise<`/companies/${string}/members`> {
  const { status, body } = await callApi('POST /companies', {
    token: await adminToken(),
    body: {
      name,
      address: '',
      vatId: '',
      taxNumber: '',
      taxStatus: 'standard',
      terms: '',
      minimumOrder: '$0.00',
      representative: '',
      notes: '',
      ...details,
    },
  })
  expect(status).toBe(201)
  return `/companies/${String(fieldOf(body, '_id'))}/members`
}

/** Adds a company with this account as its only buyer. */
export async function addCompanyOf(email: string, name: string): Promise<void> {
  const call = `PUT ${await addCompany(name)}` as const
  const token = await adminToken()
  const { status } = await callApi(call, { token, body: { email, role: 'buyer' } })
  expect(status).toBe(200)
}

/** Adds a company whose name nothing else has, with this account as a buyer. */
export async function addNamedCompany(title: string, email: string, details: Details = {}) {
  const name = `${title} ${crypto.randomUUID().slice(0, 8)}`
  const path = await addCompany(name, details)
  const token = await adminToken()
  const added = await callApi(`PUT ${path}`, { token, body: { email, role: 'buyer' } })
  expect(added.status).toBe(200)
  const [, , id = ''] = path.split('/')
  return { id, name, members: fieldOf(added.body, 'members') }
}
