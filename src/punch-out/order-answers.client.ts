/** The cXML messages of an order, and their download in the browser. */
import { fetchFile } from '../session/file-calls.client.ts'
import { saveFile } from '../ui/download-text.client.ts'
import { punchOut } from './api.client.ts'
import { punchOutContract, type OrderAnswer } from './contract.ts'

/** Empty for an order that came in another way. @throws Problem */
export const listOrderAnswers = async (
  number: number,
  signal: AbortSignal,
): Promise<readonly OrderAnswer[]> => (await punchOut.orderAnswers({ number }, { signal })).answers

/** @throws Problem */
export async function downloadOrderAnswer(
  number: number,
  { kind, record }: OrderAnswer,
): Promise<void> {
  const path = `/order/${number}/cxml/${record}`
  const response = await fetchFile(punchOutContract.orderAnswer, path)
  saveFile(`${kind}-${number}.xml`, await response.blob())
}
