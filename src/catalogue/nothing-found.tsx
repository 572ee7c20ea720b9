/** Nothing to show in the list, why, and where to go on. */
import { Empty } from '../web/empty.tsx'
import { Link } from '../web/link.tsx'
import { nothingFoundWords as words } from '../words/en/pages/nothing-found.ts'
import { addressOf, type ListAddress } from './list-address.ts'
import type { Browsed } from './search.server.ts'

export function NothingFound({ address, nearby, empty }: { readonly address: ListAddress; readonly nearby: Browsed['nearby'] | undefined; readonly empty: boolean }) {
  const { q, cursor } = address
  if (empty) return <Empty title={words.noTools} detail={words.noToolsDetail} />
  const detail = cursor !== undefined ? words.pastTheEnd : q === undefined ? words.noMatchDetail : nearby?.asked === 0 ? words.saysNothing(q) : words.noMatchAsked(q)
  return (
    <Empty title={words.noMatch} detail={detail}>
      {nearby === undefined || nearby.words.length === 0 ? null : (
        <p className="nearby"><span>{words.nearWords}</span> {nearby.words.map(({ text, count }) => <Link key={text} className="chip" to={addressOf({ q: text })}>{text} <small>{words.about(count)}</small></Link>)}</p>
      )}
      {nearby === undefined || nearby.categories.length === 0 ? null : (
        <p className="nearby"><span>{words.nearKinds}</span> {nearby.categories.map(({ value }) => <Link key={value} className="chip" to={addressOf({ category: [value] })}>{value}</Link>)}</p>
      )}
      <Link className="button" to="/purchase">{words.showAll}</Link>
    </Empty>
  )
}
