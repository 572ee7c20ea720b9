/** The pick list of chosen orders, or of all that are to be picked: by bin, ticked, then shipped. */
import { useCallback, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { isProblem } from '../../packages/contract/problem.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { checkTools } from '../cart/cart.client.ts'
import { maxCartLines } from '../cart/rules.ts'
import { displayWeight } from '../catalogue/units/weight.ts'
import { OwnRows } from '../companies/components/own-affair.tsx'
import { findOwnAffairs } from '../companies/own-affairs.client.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { PickRows, type PickPicture } from '../shipments/components/pick-rows.tsx'
import { ShipPicked } from '../shipments/components/ship-picked.tsx'
import { pickListMessages as messages } from '../shipments/messages/pick-lists.ts'
import { pickLists } from '../shipments/pick-lists.client.ts'
import { maxPickedOrders, type PickList } from '../shipments/pick-lists-contract.ts'
import { formatFully } from '../ui/date-formats.ts'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { useRevalidator } from '../ui/use-revalidator.ts'
import { useTimeZone } from '../ui/use-time-zone.ts'
import styles from '../ui/styles/pick-list.css?url&no-inline'
import { EmptyState } from '../ui/empty-state.tsx'
import { pageBefore } from './page-before.browser.ts'
import type { Route } from './+types/dashboard.pick-lists.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('orders')
  const asked = new URL(request.url).searchParams.get('orders') ?? ''
  const numbers = asked.split(',').filter((text) => /^[1-9]\d{0,9}$/.test(text))
  const chosen = numbers.slice(0, maxPickedOrders).join(',')
  const list = await pickLists.pickList(chosen === '' ? {} : { orders: chosen }, {
    signal: request.signal,
  })
  const keys = list.orders.map(({ number }) => number)
  const affairs = { record: 'order', keys, permission: 'orders' } as const
  const [own, pictures] = await Promise.all([
    findOwnAffairs(user, affairs, { signal: request.signal }),
    findPictures(list, request.signal),
  ])
  return {
    list,
    own,
    pictures,
    asked: chosen,
    readAt: new Date(),
    isChosen: chosen !== '',
    canChange: may(user, 'orders'),
  }
}

/** What is picked is found without them, too. */
async function findPictures(
  { rows }: PickList,
  signal: AbortSignal,
): Promise<readonly PickPicture[]> {
  if (rows.length === 0) return []
  try {
    return await checkTools(
      rows.slice(0, maxCartLines).map(({ toolId }) => toolId),
      signal,
    )
  } catch (error) {
    if (!isProblem(error)) throw error
    return []
  }
}

export default function PickListPage({
  loaderData: { list, own, pictures, asked, readAt, isChosen, canChange },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const head = <Head isChosen={isChosen} onRefresh={() => void revalidate()} />
  return (
    <div className="pick-sides">
      {list.rows.length === 0 ? (
        <div className="pick-list">
          {head}
          <EmptyState title={messages.nothing} detail={messages.nothingDetail}>
            <Link className="button" to="/dashboard/manageorders?status=placed">
              {messages.toConfirm}
            </Link>
          </EmptyState>
        </div>
      ) : (
        <OwnRows value={own}>
          <Rows
            list={list}
            pictures={pictures}
            head={head}
            isChosen={isChosen}
            canChange={canChange}
            asked={asked}
            readAt={readAt}
          />
        </OwnRows>
      )}
    </div>
  )
}

type HeadProps = { readonly isChosen: boolean; readonly onRefresh: () => void }

const Head = ({ isChosen, onRefresh }: HeadProps) => (
  <DeskHead title={messages.title} lead={messages.lead}>
    {isChosen ? (
      <Link className="button tight" to="/dashboard/pick-lists">
        {messages.all}
      </Link>
    ) : null}
    <button type="button" className="button tight" onClick={onRefresh}>
      {messages.refresh}
    </button>
    <button type="button" className="button tight" onClick={() => window.print()}>
      {messages.print}
    </button>
  </DeskHead>
)

type RowsProps = {
  readonly list: PickList
  readonly pictures: readonly PickPicture[]
  readonly head: ReactNode
  readonly isChosen: boolean
  readonly canChange: boolean
  /** The numbers of the chosen orders; empty for all. */
  readonly asked: string
  readonly readAt: Date
}

function Rows({ list: loaded, pictures, head, asked, readAt, isChosen, canChange }: RowsProps) {
  const [fresh, setFresh] = useState({ loaded, list: loaded, at: readAt })
  const { list, at } = fresh.loaded === loaded ? fresh : { list: loaded, at: readAt }
  const timeZone = useTimeZone()
  /** As it is for all pickers; without an answer the list stays, and with it what is ticked. */
  const reload = useCallback(async (): Promise<void> => {
    try {
      const read = await pickLists.pickList(asked === '' ? {} : { orders: asked })
      setFresh({ loaded, list: read, at: new Date() })
    } catch (error) {
      if (!isProblem(error)) throw error
    }
  }, [loaded, asked])
  return (
    <>
      <div className="pick-list">
        <PickRows
          list={list}
          pictures={pictures}
          head={
            <>
              {head}
              <p className="small" role="status">
                {isChosen
                  ? messages.ofSome(list.orders.length)
                  : messages.ofAll(list.orders.length)}{' '}
                {list.more ? messages.more(maxPickedOrders) : ''}{' '}
                {list.weight > 0
                  ? messages.allWeight(displayWeight(list.weight), list.unweighed)
                  : ''}{' '}
                {list.pickers.length > 0 ? messages.alsoPick(list.pickers) : ''}
              </p>
              <p className="on-paper">{formatFully(at, timeZone)}</p>
            </>
          }
          canChange={canChange}
          leaveTo={pageBefore()}
          reload={reload}
        />
      </div>
      <ShipPicked list={list} canChange={canChange} />
    </>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
