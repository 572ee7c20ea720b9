/** The cXML messages of an order, and their download in the browser. */
import { unauthenticated } from '../../packages/contract/standard-problems.ts'
import { readAccessToken } from '../session/access-token.browser.ts'
import { backendUrl } from '../session/api.client.ts'
import { readResponse, requireJson } from '../session/read-response.ts'
import { saveFile } from '../ui/download-text.client.ts'
import { punchOut } from './api.client.ts'
import { punchOutContract, type OrderAnswer } from './contract.ts'

/** Empty for an order that came otherwise. @throws Problem */
export const listOrderAnswers = async (
  number: number,
  signal: AbortSignal,
): Promise<readonly OrderAnswer[]> => (await punchOut.orderAnswers({ number }, { signal })).answers

/** @throws Problem */
export async function downloadOrderAnswer(
  number: number,
  { kind, record }: OrderAnswer,
): Promise<void> {
  const token = readAccessToken()
  if (token === undefined) throw unauthenticated()
  const response = await fetch(`${backendUrl()}/order/${number}/cxml/${record}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.ok) await readResponse(punchOutContract.orderAnswer, requireJson(response))
  saveFile(`${kind}-${number}.xml`, await response.blob())
}
