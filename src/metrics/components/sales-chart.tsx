/** Sales by day or month as bars, drawn by uPlot; the table below contains the same data. */
import { useEffect, useRef } from 'react'
import UPlot from 'uplot'
import { displayMoney } from '../../platform/money/money.ts'
import { currentLocale } from '../../platform/time/display-day.ts'
/** CSS pixels. */
const height = 220
/** Width in CSS pixels from which the names of twelve months fit. */
const wide = 560

/** The date format of a bar, and half its width in seconds, so that the outer bars are complete. */
const units = {
  day: { half: 43_200, written: { day: 'numeric', month: 'short' } },
  month: { half: 15 * 86_400, written: { month: 'short' } },
} as const

export type SalesChartProps = {
  /** Each with its day, or the first day of its month: 'YYYY-MM-DD'. */
  readonly bars: readonly { readonly day: string; readonly sales: number }[]
  readonly unit: keyof typeof units
  /** The description for screen readers. */
  readonly label: string
}

export function SalesChart({ bars, unit, label }: SalesChartProps) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = container.current
    if (!element) return undefined
    let chart = draw(element, bars, unit)
    const scheme = matchMedia('(prefers-color-scheme: dark)')
    const redraw = (): void => {
      chart.destroy()
      chart = draw(element, bars, unit)
    }
    const observer = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }))
    observer.observe(element)
    scheme.addEventListener('change', redraw)
    return () => {
      observer.disconnect()
      scheme.removeEventListener('change', redraw)
      chart.destroy()
    }
  }, [bars, unit])
  return <div ref={container} className="figure-chart" role="img" aria-label={label} />
}

function draw(
  element: HTMLElement,
  bars: SalesChartProps['bars'],
  unit: SalesChartProps['unit'],
): UPlot {
  const { half, written } = units[unit]
  const format = new Intl.DateTimeFormat(currentLocale(), { ...written, timeZone: 'UTC' })
  const times = bars.map(({ day }) => Date.parse(day) / 1000)
  // From the style sheet in this colour scheme: a canvas does not support variables.
  const {
    color: ink,
    borderTopColor: line,
    textDecorationColor: accent,
  } = getComputedStyle(element)
  const axis = { stroke: ink, grid: { stroke: line, width: 1 }, ticks: { show: false } }
  const paths = UPlot.paths.bars?.({ size: [0.7, 40] })
  return new UPlot(
    {
      width: element.clientWidth,
      height,
      legend: { show: false },
      cursor: { show: false },
      axes: [
        {
          ...axis,
          grid: { show: false },
          values: (_, ticks) => ticks.map((seconds) => format.format(seconds * 1000)),
          // Months differ in length: each is labelled, or every third if there is too little room.
          ...(unit === 'month'
            ? { splits: ({ width }) => times.filter((_, at) => width > wide || at % 3 === 2) }
            : {}),
        },
        { ...axis, size: 76, values: (_, ticks) => ticks.map((cents) => displayMoney(cents)) },
      ],
      scales: {
        x: { range: (_, min, max) => [min - half, max + half] },
        y: { range: (_, __, max) => [0, Math.max(max * 1.05, 100)] },
      },
      series: [
        {},
        {
          fill: accent,
          stroke: accent,
          width: 0,
          points: { show: false },
          ...(paths ? { paths } : {}),
        },
      ],
    },
    [times, bars.map(({ sales }) => sales)],
    element,
  )
}
