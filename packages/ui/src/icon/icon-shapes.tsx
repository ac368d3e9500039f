import type { ReactNode } from 'react'

/** Drawn on 16 by 16. */
export const smallShapes = {
  'arrow-right': <path d="M2 8h11M9 4l4 4-4 4" />,
  'chevron-down': <path d="m3.5 6 4.5 4.5L12.5 6" />,
  globe: (
    <>
      <circle cx="8" cy="8" r="6.3" />
      <path d="M1.7 8h12.6M8 1.7c3.4 3.7 3.4 8.9 0 12.6M8 1.7c-3.4 3.7-3.4 8.9 0 12.6" />
    </>
  ),
  refresh: <path d="M13.5 3v3.5H10M2.5 13V9.5H6M3.3 6.25a5.2 5.2 0 0 1 9.7-.1M12.7 9.75a5.2 5.2 0 0 1-9.7.1" />,
} satisfies Record<string, ReactNode>

/** Drawn on 24 by 24. */
export const mediumShapes = {
  home: <path d="M3.5 10.5 12 3.5l8.5 7M5.5 9v11.25h13V9M10 20V14h4v6" />,
  info: (
    <>
      <circle cx="12" cy="12" r="9.25" />
      <path d="M12 10.75v6.5M12 6.75v1.75" />
    </>
  ),
  logout: <path d="M10 3.75H4v16.5h6M9.5 12H21M16.5 7.5 21 12l-4.5 4.5" />,
  menu: <path d="M3 6.75h18M3 12h18M3 17.25h18" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.75" />
      <path d="m15.4 15.4 5.9 5.9" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8" r="4.25" />
      <path d="M3.75 21c.5-4.25 3.75-6.5 8.25-6.5s7.75 2.25 8.25 6.5" />
    </>
  ),
} satisfies Record<string, ReactNode>
