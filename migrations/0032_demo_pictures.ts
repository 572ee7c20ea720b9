/** The demo shop's tools name the new pictures; 15 older ones are no longer shipped. */
import { sql, type Kysely } from 'kysely'

/** SKU, the picture that the demo shop gave it until now, the one that shows that very tool. */
const pictureOfTool = [
  ['HMR-1001', 'claw-hammer', 'fiberglass-claw-hammer'],
  ['HMR-1002', 'claw-hammer', 'fiberglass-rip-hammer'],
  ['HMR-1004', 'claw-hammer', 'one-piece-steel-hammer'],
  ['HMR-1021', 'sledgehammer', 'club-hammer'],
  ['HMR-1022', 'sledgehammer', 'fiberglass-sledgehammer'],
  ['HMR-1023', 'sledgehammer', 'fiberglass-sledgehammer'],
  ['HMR-1032', 'rubber-mallet', 'white-rubber-mallet'],
  ['SCR-2031', 'hex-key-set', 'hex-key-set-metric'],
  ['SCR-2032', 'hex-key-set', 'hex-key-set-inch'],
  ['SCR-2033', 'hex-key-set', 'folding-hex-key-set'],
  ['WRN-3008', 'combination-wrench', 'combination-wrench-plain'],
  ['WRN-3010', 'combination-wrench', 'combination-wrench-plain'],
  ['WRN-3013', 'combination-wrench', 'combination-wrench-plain'],
  ['WRN-3014', 'combination-wrench', 'combination-wrench-plain'],
  ['WRN-3017', 'combination-wrench', 'combination-wrench-plain'],
  ['WRN-3019', 'combination-wrench', 'combination-wrench-plain'],
  ['WRN-3022', 'combination-wrench', 'combination-wrench-plain'],
  ['WRN-3024', 'combination-wrench', 'combination-wrench-plain'],
  ['WRN-3106', 'adjustable-wrench', 'adjustable-wrench-black'],
  ['WRN-3108', 'adjustable-wrench', 'adjustable-wrench-black'],
  ['WRN-3110', 'adjustable-wrench', 'adjustable-wrench-black'],
  ['WRN-3112', 'adjustable-wrench', 'adjustable-wrench-black'],
  ['WRN-3218', 'pipe-wrench', 'pipe-wrench-plain'],
  ['WRN-3224', 'pipe-wrench', 'pipe-wrench-plain'],
  ['WRN-3401', 'torque-wrench', 'torque-wrench-38'],
  ['WRN-3501', 'socket-set', 'socket-set-plain'],
  ['WRN-3502', 'socket-set', 'socket-set-plain'],
  ['WRN-3503', 'socket-set', 'socket-set-plain'],
  ['PLR-4103', 'needle-nose-pliers', 'bent-needle-nose-pliers'],
  ['CUT-5001', 'hand-saw', 'hand-saw-two-component'],
  ['CUT-5002', 'hand-saw', 'hand-saw-two-component'],
  ['CUT-5102', 'hacksaw', 'junior-hacksaw'],
  ['CUT-5202', 'utility-knife', 'folding-utility-knife'],
  ['CUT-5203', 'utility-knife', 'snap-off-knife'],
  ['CUT-5301', 'tin-snips', 'tin-snips-straight'],
  ['CUT-5302', 'tin-snips', 'tin-snips-left'],
  ['CUT-5303', 'tin-snips', 'tin-snips-right'],
  ['CHS-6006', 'wood-chisel', 'wood-chisel-plain'],
  ['CHS-6010', 'wood-chisel', 'wood-chisel-plain'],
  ['CHS-6012', 'wood-chisel', 'wood-chisel-plain'],
  ['CHS-6016', 'wood-chisel', 'wood-chisel-plain'],
  ['CHS-6020', 'wood-chisel', 'wood-chisel-plain'],
  ['CHS-6025', 'wood-chisel', 'wood-chisel-plain'],
  ['CHS-6032', 'wood-chisel', 'wood-chisel-plain'],
  ['CHS-6101', 'cold-chisel', 'cold-chisel-plain'],
  ['MSR-7001', 'tape-measure', 'tape-measure-plain'],
  ['MSR-7002', 'tape-measure', 'tape-measure-8m'],
  ['MSR-7003', 'tape-measure', 'tape-measure-25ft'],
  ['MSR-7101', 'spirit-level', 'spirit-level-400'],
  ['MSR-7102', 'spirit-level', 'spirit-level-600'],
  ['MSR-7103', 'spirit-level', 'spirit-level-1200'],
  ['CLP-8003', 'c-clamp', 'c-clamp-plain'],
  ['CLP-8004', 'c-clamp', 'c-clamp-plain'],
  ['CLP-8006', 'c-clamp', 'c-clamp-plain'],
  ['CLP-8204', 'bench-vise', 'swivel-base-vise'],
  ['CLP-8205', 'bench-vise', 'swivel-base-vise'],
  ['CLP-8206', 'bench-vise', 'fixed-base-vise'],
  ['PRY-9018', 'crowbar', 'flat-pry-bar'],
  ['PRY-9036', 'crowbar', 'gooseneck-crowbar'],
  ['PRY-9102', 'hatchet', 'carpenter-hatchet'],
  ['MAS-9201', 'brick-trowel', 'london-trowel'],
  ['MAS-9202', 'brick-trowel', 'philadelphia-trowel'],
  ['MAS-9203', 'brick-trowel', 'pointing-trowel'],
  ['MAS-9301', 'putty-knife', 'putty-knife-plain'],
  ['MAS-9302', 'putty-knife', 'putty-knife-plain'],
  ['MAS-9303', 'putty-knife', 'putty-knife-plain'],
  ['STO-9401', 'tool-box', 'plastic-tool-box'],
  ['STO-9402', 'tool-box', 'plastic-tool-box'],
  ['STO-9403', 'tool-box', 'cantilever-tool-box'],
  ['STO-9404', 'tool-box', 'rolling-tool-box'],
] as const

/** Whatever else names a picture that is no longer shipped. */
const successorOfPicture = [
  ['adjustable-wrench', 'adjustable-wrench-black'],
  ['bench-vise', 'swivel-base-vise'],
  ['brick-trowel', 'london-trowel'],
  ['c-clamp', 'c-clamp-plain'],
  ['combination-wrench', 'combination-wrench-plain'],
  ['hand-saw', 'hand-saw-two-component'],
  ['hex-key-set', 'hex-key-set-metric'],
  ['putty-knife', 'putty-knife-plain'],
  ['sledgehammer', 'fiberglass-sledgehammer'],
  ['socket-set', 'socket-set-plain'],
  ['spirit-level', 'spirit-level-600'],
  ['tape-measure', 'tape-measure-plain'],
  ['tin-snips', 'tin-snips-straight'],
  ['tool-box', 'plastic-tool-box'],
  ['wood-chisel', 'wood-chisel-plain'],
] as const

const address = (key: string): string => `/pictures/${key}-800.webp`

export async function up(db: Kysely<unknown>): Promise<void> {
  const tools = pictureOfTool.map(
    ([sku, from, to]) => sql`(${sku}::text, ${address(from)}::text, ${address(to)}::text)`,
  )
  await sql`
    update tools set image = renewed.image, changed_at = now()
    from (values ${sql.join(tools)}) as renewed (sku, old_image, image)
    where tools.sku = renewed.sku and tools.image = renewed.old_image`.execute(db)
  const pictures = successorOfPicture.map(
    ([from, to]) => sql`(${address(from)}::text, ${address(to)}::text)`,
  )
  await sql`
    update tools set image = renewed.image, changed_at = now()
    from (values ${sql.join(pictures)}) as renewed (old_image, image)
    where tools.image = renewed.old_image`.execute(db)
}
