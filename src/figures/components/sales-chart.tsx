/** Sales by day as bars, drawn by uPlot; the table below says the same. */
import { useEffect, useRef } from 'react'
import UPlot from 'uplot'
import { displayMoney } from '../../platform/money.ts'
import type { Figures } from '../contract.ts'
import { figuresMessages as messages } from '../messages/figures.ts'

/** CSS pixels. */
const height = 220

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
  const style = getComputedStyle(element)
  const [ink, line, accent] = ['--ink-2', '--line', '--accent'].map((name) =>
    style.getPropertyValue(name).trim(),
  )
  const axis = { stroke: ink ?? '', grid: { stroke: line ?? '', width: 1 }, ticks: { show: false } }
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
      scales: { y: { range: (_, __, max) => [0, Math.max(max * 1.05, 100)] } },
      series: [
        {},
        { fill: accent ?? '', stroke: accent ?? '', width: 0, ...(bars ? { paths: bars } : {}) },
      ],
    },
    [days.map(({ day }) => Date.parse(day) / 1000), days.map(({ sales }) => sales)],
    element,
  )
}

const format = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const shortDay = (seconds: number): string => format.format(new Date(seconds * 1000))
