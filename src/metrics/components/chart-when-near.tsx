/** The chart of sales, drawn once it is near the visible area. */
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { SalesChartProps } from './sales-chart.tsx'

// The drawing library is larger than the rest of the page: it is only loaded when needed.
const SalesChart = lazyComponent(async () => (await import('./sales-chart.tsx')).SalesChart)

/** How far below the visible area the chart may be when it is loaded. */
const near = '300px'

export function ChartWhenNear(chart: SalesChartProps) {
  const space = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!space.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: near },
    )
    observer.observe(space.current)
    return () => observer.disconnect()
  }, [])
  if (!isNear) return <div ref={space} className="figure-chart" />
  return (
    <Suspense fallback={<div className="figure-chart" />}>
      <SalesChart {...chart} />
    </Suspense>
  )
}
