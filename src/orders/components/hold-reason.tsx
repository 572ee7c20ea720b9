/** Why an order waits, before the rest of its row. */

export const HoldReason = ({ reason }: { readonly reason: string | undefined }) =>
  reason === undefined ? null : (
    <span className="inline-block max-w-full truncate align-bottom text-warn">{reason} · </span>
  )
