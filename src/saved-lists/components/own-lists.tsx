/** The lists of the signed-in buyer, on the front page: the ones that changed last. */
import { useEffect, useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { Link } from '../../ui/link.tsx'
import { createShopClient } from '../../session/api.client.ts'
import { listOperation, type ListSummary } from '../list-summary-contract.ts'
import { listPagesMessages as messages } from '../messages/pages.ts'

const maxShown = 3
/** Without the other operations of lists, whose schemas the front page does not need. */
const lists = createShopClient({ list: listOperation })

/** Without a response, or without lists, nothing is shown. */
export function OwnLists() {
  const [found, setFound] = useState<readonly ListSummary[]>([])
  useEffect(() => {
    const request = new AbortController()
    const load = async (): Promise<void> => {
      try {
        setFound(await lists.list({}, { signal: request.signal }))
      } catch (error) {
        if (!request.signal.aborted && !isProblem(error)) throw error
      }
    }
    void load()
    return () => request.abort()
  }, [])
  if (found.length === 0) return null
  const newest = found.toSorted((a, b) => b.changedAt.localeCompare(a.changedAt))
  return (
    <>
      <b>{messages.title}</b>
      {newest.slice(0, maxShown).map(({ id, name }) => (
        <Link key={id} to={`/dashboard/lists/${id}`}>
          {name}
        </Link>
      ))}
      <Link className="link" to="/dashboard/lists">
        {messages.all}
      </Link>
    </>
  )
}
