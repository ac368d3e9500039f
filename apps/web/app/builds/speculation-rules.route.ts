/**
 * Which links a browser may fetch ahead: documents that are the same for everybody, once the reader lingers on one.
 * At this eagerness browsers fetch two or three at a time, which is within our limit of four.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/(api|media|assets|builds)/*' } },
          { not: { href_matches: '/*/mykomax*' } },
          { not: { href_matches: '/*/editor*' } },
          { not: { href_matches: '/*/switch*' } },
          // A star would stand for no question at all as well, and no link would be left.
          { not: { href_matches: '/*\\?(.+)' } },
          { not: { selector_matches: '[rel~=nofollow], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

export function loader() {
  return new Response(JSON.stringify(rules), {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600, s-maxage=3600',
    },
  })
}
