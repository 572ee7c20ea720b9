/** A QR code as an SVG; the library that draws it is loaded on first use. */
import { useEffect, useState } from 'react'

/** The white border that scanners need, in modules. Source: ISO/IEC 18004. */
const quietZone = 4

type Drawing = { readonly size: number; readonly path: string }

async function draw(text: string): Promise<Drawing> {
  const { default: createQrCode } = await import('qrcode-generator')
  // The smallest version that fits the text; level M corrects 15 %.
  const code = createQrCode(0, 'M')
  code.addData(text)
  code.make()
  const modules = code.getModuleCount()
  const squares: string[] = []
  for (let row = 0; row < modules; row += 1)
    for (let column = 0; column < modules; column += 1)
      if (code.isDark(row, column))
        squares.push(`M${column + quietZone} ${row + quietZone}h1v1h-1z`)
  return { size: modules + 2 * quietZone, path: squares.join('') }
}

/** Black on white in both colour schemes, as scanners expect. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [drawing, setDrawing] = useState<Drawing>()
  useEffect(() => {
    let isGone = false
    // Without the library, people type the key shown beside it.
    void draw(text).then(
      (drawn) => (isGone ? undefined : setDrawing(drawn)),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [text])
  if (!drawing) return <div className="size-56" />
  const { size, path } = drawing
  return (
    <svg className="size-56" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
