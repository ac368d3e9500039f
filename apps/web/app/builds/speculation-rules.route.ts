/**
 * The links that a browser may prefetch: pages that are the same for every visitor, on hover.
 * At this eagerness browsers prefetch two or three at a time, which is within our limit of four.
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
          // `*` would also match an empty query string and so exclude every link.
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
