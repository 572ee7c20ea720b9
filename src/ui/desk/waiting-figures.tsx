/** The figures of waiting work in tabs: the parts of what the entry of the menu counts. */
import { createContext, Suspense, use } from 'react'
import { displayNumber } from '../../platform/money/money.ts'

/** By kind of work; a kind that the reader may not see is absent. */
type Figures = Readonly<Partial<Record<string, number | undefined>>>

/** The layout of the dashboard provides them; undefined for buyers. */
export const WaitingFigures = createContext<Promise<Figures> | undefined>(undefined)

/** Nothing while it is not known, and where nothing waits. */
export function WaitingFigure({ of }: { readonly of: string | undefined }) {
  const figures = use(WaitingFigures)
  return of === undefined || figures === undefined ? null : (
    <Suspense>
      <Figure of={of} figures={figures} />
    </Suspense>
  )
}

type FigureProps = { readonly of: string; readonly figures: Promise<Figures> }

function Figure({ of, figures }: FigureProps) {
  const count = use(figures)[of]
  return count ? <span className="n">{displayNumber(count)}</span> : null
}
