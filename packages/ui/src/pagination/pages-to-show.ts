/** First, last and the neighbours of the page, with a gap where pages are left out. */
export function pagesToShow(page: number, pageCount: number): (number | 'gap')[] {
  const kept = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (candidate) => candidate === 1 || candidate === pageCount || Math.abs(candidate - page) <= 1,
  )
  return kept.flatMap((shown, index) => {
    const missing = shown - (kept[index - 1] ?? 0) - 1
    // A gap that hides one page takes as much room as the page itself.
    if (missing === 1) return [shown - 1, shown]
    return missing > 1 ? (['gap', shown] as const) : [shown]
  })
}
