import type { ReactNode } from 'react'

/** Shapes on a 16 × 16 grid. */
export const smallShapes = {
  'arrow-left': <path d="M14 8H3M7 4 3 8l4 4" />,
  'arrow-out': <path d="m4 12 8-8M5.5 3.9h6.6v6.6" />,
  'arrow-right': <path d="M2 8h11M9 4l4 4-4 4" />,
  attach: (
    <path d="m13.3 7.3-5.7 5.7a3.3 3.3 0 0 1-4.7-4.7l5.7-5.7a2.25 2.25 0 0 1 3.2 3.2L6.3 11.3a1.1 1.1 0 0 1-1.6-1.6l5-5" />
  ),
  calendar: <path d="M2 3.5h12v10.4H2zM2 6.6h12M5.25 1.75v3M10.75 1.75v3" />,
  cart: (
    <>
      <path d="M1.25 2.75h2l1.9 7.6h7.1L14 4.9H3.8" />
      <circle cx="6" cy="13" r="1.1" />
      <circle cx="11.5" cy="13" r="1.1" />
    </>
  ),
  check: <path d="m2.75 8.25 3.5 3.5 7-7.5" />,
  'chevron-down': <path d="m3.5 6 4.5 4.5L12.5 6" />,
  'chevron-left': <path d="M10 3.5 5.5 8l4.5 4.5" />,
  'chevron-right': <path d="M6 3.5 10.5 8 6 12.5" />,
  clock: (
    <>
      <circle cx="8" cy="8" r="6.3" />
      <path d="M8 4.25v4l2.6 1.5" />
    </>
  ),
  close: <path d="m3.5 3.5 9 9M12.5 3.5l-9 9" />,
  compare: <path d="M2 2.6h4.7v10.8H2zM9.3 2.6H14v10.8H9.3zM3.6 5.9h1.5M10.9 5.9h1.5" />,
  copy: <path d="M5.2 5.2h8.6v8.6H5.2zM10.75 5V2.2H2.2v8.6H5" />,
  dots: (
    <path d="M3 7.25h1.5v1.5H3zM7.25 7.25h1.5v1.5h-1.5zM11.5 7.25H13v1.5h-1.5z" fill="currentColor" stroke="none" />
  ),
  download: <path d="M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.4h11" />,
  edit: <path d="m2.6 13.4.7-3.2 7.6-7.6 2.5 2.5-7.6 7.6z" />,
  error: (
    <>
      <path d="M5.4 1.7h5.2l3.7 3.7v5.2l-3.7 3.7H5.4l-3.7-3.7V5.4z" />
      <path d="M8 4.5v4.25M8 10.1v1.3" />
    </>
  ),
  eye: (
    <>
      <path d="M1.25 8C3 5 5.25 3.5 8 3.5S13 5 14.75 8C13 11 10.75 12.5 8 12.5S3 11 1.25 8z" />
      <circle cx="8" cy="8" r="2" />
    </>
  ),
  file: <path d="M3.4 1.7h6.2l3 3v9.6H3.4zM9.4 1.9v3h3" />,
  filter: (
    <>
      <path d="M2 4.75h6M12 4.75h2M2 11.25h2M8 11.25h6" />
      <circle cx="10" cy="4.75" r="1.75" />
      <circle cx="6" cy="11.25" r="1.75" />
    </>
  ),
  globe: (
    <>
      <circle cx="8" cy="8" r="6.3" />
      <path d="M1.7 8h12.6M8 1.7c3.4 3.7 3.4 8.9 0 12.6M8 1.7c-3.4 3.7-3.4 8.9 0 12.6" />
    </>
  ),
  half: (
    <>
      <circle cx="8" cy="8" r="5.7" />
      <path d="M8 2.3a5.7 5.7 0 0 1 0 11.4z" fill="currentColor" stroke="none" />
    </>
  ),
  info: (
    <>
      <circle cx="8" cy="8" r="6.3" />
      <path d="M8 7.25v4.25M8 4.5v1.4" />
    </>
  ),
  lock: <path d="M3.2 7h9.6v7H3.2zM5.25 6.9V4.7a2.75 2.75 0 0 1 5.5 0v2.2" />,
  mail: (
    <>
      <path d="M1.75 3.5h12.5v9H1.75z" />
      <path d="m2 4 6 4.75L14 4" />
    </>
  ),
  menu: <path d="M2 4.5h12M2 8h12M2 11.5h12" />,
  minus: <path d="M3 8h10" />,
  ok: (
    <>
      <circle cx="8" cy="8" r="6.3" />
      <path d="m5 8.25 2.2 2.2L11 6" />
    </>
  ),
  phone: <path d="M2.7 2.3h3l1.1 3.3-1.6 1.2c.7 1.7 2 3 3.7 3.7l1.2-1.6 3.3 1.1v3c-6 1.4-12.1-4.7-10.7-10.7z" />,
  pin: (
    <>
      <path d="M8 14.4c-3.3-3.7-4.7-5.9-4.7-8.1a4.7 4.7 0 0 1 9.4 0c0 2.2-1.4 4.4-4.7 8.1z" />
      <circle cx="8" cy="6.3" r="1.6" />
    </>
  ),
  play: <path d="M4.5 2.75v10.5L12.75 8z" />,
  plus: <path d="M8 3v10M3 8h10" />,
  print: <path d="M4.25 6V2h7.5v4M4.25 12H2V6h12v6h-2.25M4.25 9.5h7.5V14h-7.5z" />,
  refresh: <path d="M13.5 3v3.5H10M2.5 13V9.5H6M3.3 6.25a5.2 5.2 0 0 1 9.7-.1M12.7 9.75a5.2 5.2 0 0 1-9.7.1" />,
  reply: <path d="M6.5 3.5 2.5 7.5l4 4M2.75 7.5H9c3 0 4.5 1.8 4.5 5.5" />,
  ring: <circle cx="8" cy="8" r="5.7" />,
  search: (
    <>
      <circle cx="7" cy="7" r="4.4" />
      <path d="m10.2 10.2 4.1 4.1" />
    </>
  ),
  sort: <path d="M5 13V3M2.5 5.5 5 3l2.5 2.5M11 3v10M8.5 10.5 11 13l2.5-2.5" />,
  trash: <path d="M2.25 4.25h11.5M6 4V2.25h4V4M3.7 4.5l.7 9.6h7.2l.7-9.6" />,
  user: (
    <>
      <circle cx="8" cy="5.25" r="2.75" />
      <path d="M2.5 14c.4-2.8 2.5-4.2 5.5-4.2s5.1 1.4 5.5 4.2" />
    </>
  ),
  warn: (
    <>
      <path d="M8 2.25 14.5 13.6h-13z" />
      <path d="M8 6.25v3.5M8 10.75V12" />
    </>
  ),
} satisfies Record<string, ReactNode>
