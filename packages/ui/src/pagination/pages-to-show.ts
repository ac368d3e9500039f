/** Returns the first and last page and the neighbours of the current one, with a gap where pages are omitted. */
export function pagesToShow(page: number, pageCount: number): (number | 'gap')[] {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (candidate) => candidate === 1 || candidate === pageCount || Math.abs(candidate - page) <= 1,
  )
  return pages.flatMap((shown, index) => {
    const missing = shown - (pages[index - 1] ?? 0) - 1
    // A single page is shown: a gap would take the same room.
    if (missing === 1) return [shown - 1, shown]
    return missing > 1 ? (['gap', shown] as const) : [shown]
  })
}
