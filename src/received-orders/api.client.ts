/** The API of received orders in the browser. */
import * as z from 'zod/mini'
import { companyHeader } from '../platform/access/acting-company.ts'
import { createShopClient } from '../session/api.client.ts'
import { readCompany } from '../session/company.browser.ts'
import { fetchFile, sendFile } from '../session/file-calls.client.ts'
import { saveFile } from '../ui/download-text.client.ts'
import { receivedOrdersContract, type Corrections } from './contract.ts'

export const receivedOrders = createShopClient(receivedOrdersContract)

/**
 * The newest revision of each order that this page has received, because clicks may follow each
 * other quickly.
 */
const revisions = new Map<string, number>()

type Seen = { readonly id: string; readonly revision: number }

/** Saves corrections of what the reader sees. @throws Problem if somebody else changed the order */
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
  const company = readCompany()
  const headers = company ? { [companyHeader]: company.id } : {}
  const { receive } = receivedOrdersContract
  const drafts = z.parse(Received, await sendFile(receive, '/order-files', file, { headers }))
  return drafts.map(({ _id }) => _id)
}

/** Saves the file as it was received. @throws Problem */
export const downloadOriginal = (id: string, name: string): Promise<void> => save(id, 'file', name)

/** Saves the answer in the format in which the order came. @throws Problem */
export const downloadAnswer = (id: string, name: string): Promise<void> => save(id, 'answer', name)

async function save(id: string, which: 'file' | 'answer', name: string): Promise<void> {
  const path = `/received-orders/${id}/${which}`
  saveFile(name, await (await fetchFile(receivedOrdersContract[which], path)).blob())
}
