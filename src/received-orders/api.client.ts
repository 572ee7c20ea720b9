/** The API of received orders in the browser. */
import * as z from 'zod/mini'
import { unauthenticated } from '../../packages/contract/standard-problems.ts'
import { companyHeader } from '../platform/access/acting-company.ts'
import { readAccessToken } from '../session/access-token.browser.ts'
import { backendUrl, createShopClient } from '../session/api.client.ts'
import { readCompany } from '../session/company.browser.ts'
import { readResponse, requireJson } from '../session/read-response.ts'
import { saveFile } from '../ui/download-text.client.ts'
import { maxOrderFileName, receivedOrdersContract, type Corrections } from './contract.ts'

export const receivedOrders = createShopClient(receivedOrdersContract)

/** The newest revision of each order that this page has had: presses follow each other quickly. */
const revisions = new Map<string, number>()

type Seen = { readonly id: string; readonly revision: number }

/** Saves corrections of what the reader sees. @throws Problem where somebody else changed it */
export async function correctOrder(
  { id, revision }: Seen,
  corrections: Omit<Corrections, 'id' | 'revision'>,
): Promise<void> {
  const newest = Math.max(revision, revisions.get(id) ?? 0)
  const answer = await receivedOrders.correct({ id, revision: newest, ...corrections })
  revisions.set(id, answer.revision)
}

const Received = z.array(z.object({ _id: z.string() }))

/** Sends a file. @returns the ids of its drafts @throws Problem */
export async function uploadOrderFile(file: File): Promise<readonly string[]> {
  const token = readAccessToken()
  if (token === undefined) throw unauthenticated()
  const name = encodeURIComponent(file.name.slice(-maxOrderFileName))
  const company = readCompany()
  const response = await fetch(`${backendUrl()}/order-files/${name}`, {
    method: 'POST',
    body: file,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      ...(company ? { [companyHeader]: company.id } : {}),
    },
  })
  if (!response.ok) await readResponse(receivedOrdersContract.receive, requireJson(response))
  return z.parse(Received, await requireJson(response).json()).map(({ _id }) => _id)
}

/** Saves the file as it was received. @throws Problem */
export const downloadOriginal = (id: string, name: string): Promise<void> => save(id, 'file', name)

/** Saves the answer in the form in which the order came. @throws Problem */
export const downloadAnswer = (id: string, name: string): Promise<void> => save(id, 'answer', name)

async function save(id: string, which: 'file' | 'answer', name: string): Promise<void> {
  const token = readAccessToken()
  if (token === undefined) throw unauthenticated()
  const response = await fetch(`${backendUrl()}/received-orders/${id}/${which}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.ok) await readResponse(receivedOrdersContract[which], requireJson(response))
  saveFile(name, await response.blob())
}
