/** Sales by day as bars, drawn by uPlot; the table below says the same. */
import { useEffect, useRef } from 'react'
import UPlot from 'uplot'
import { displayMoney } from '../../platform/money/money.ts'
import { currentLocale } from '../../platform/time/display-day.ts'
import type { Figures } from '../contract.ts'
import { figuresMessages as messages } from '../messages/figures.ts'

/** CSS pixels. */
const height = 220
/** Seconds: so that the first and last bar are whole. */
const halfDay = 43_200

export function SalesChart({ days }: Pick<Figures, 'days'>) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = container.current
    if (!element) return undefined
    let chart = draw(element, days)
    const scheme = matchMedia('(prefers-color-scheme: dark)')
    const redraw = (): void => {
      chart.destroy()
      chart = draw(element, days)
    }
    const observer = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }))
    observer.observe(element)
    scheme.addEventListener('change', redraw)
    return () => {
      observer.disconnect()
      scheme.removeEventListener('change', redraw)
      chart.destroy()
    }
  }, [days])
  return <div ref={container} className="figure-chart" role="img" aria-label={messages.chart} />
}

function draw(element: HTMLElement, days: Figures['days']): UPlot {
  // As the style sheet has them in this scheme: a canvas does not understand variables.
  const {
    color: ink,
    borderTopColor: line,
    textDecorationColor: accent,
  } = getComputedStyle(element)
  const axis = { stroke: ink, grid: { stroke: line, width: 1 }, ticks: { show: false } }
  const bars = UPlot.paths.bars?.({ size: [0.7, 40] })
  return new UPlot(
    {
      width: element.clientWidth,
      height,
      legend: { show: false },
      cursor: { show: false },
      axes: [
        { ...axis, grid: { show: false }, values: (_, ticks) => ticks.map(shortDay) },
        { ...axis, size: 76, values: (_, ticks) => ticks.map((cents) => displayMoney(cents)) },
      ],
      scales: {
        x: { range: (_, min, max) => [min - halfDay, max + halfDay] },
        y: { range: (_, __, max) => [0, Math.max(max * 1.05, 100)] },
      },
      series: [
        {},
        {
          fill: accent,
          stroke: accent,
          width: 0,
          points: { show: false },
          ...(bars ? { paths: bars } : {}),
        },
      ],
    },
    [days.map(({ day }) => Date.parse(day) / 1000), days.map(({ sales }) => sales)],
    element,
  )
}

const format = new Intl.DateTimeFormat(currentLocale(), {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const shortDay = (seconds: number): string => format.format(new Date(seconds * 1000))
